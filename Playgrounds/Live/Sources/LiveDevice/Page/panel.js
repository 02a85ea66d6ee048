// The panel beside the device: the scenes, the settings and the readings.
import { byId, make } from './dom.js';
import { plot } from './log.js';

// What the device has said last.
export const panel = { scene: null, isFrozen: false, launchCount: 0 };

const signed = (value) => value.toFixed(2).replace('-', '−');
const boxes = () => [...document.querySelectorAll('[data-option]')];
let scenes = [];

function groups() {
  const found = new Map();
  for (const scene of scenes) {
    if (!found.has(scene.group)) found.set(scene.group, []);
    found.get(scene.group).push(scene);
  }
  return [...found];
}

function showCatalog(catalog) {
  ({ scenes } = catalog);
  document.title = catalog.title;
  byId('title').textContent = catalog.title;
  const hasScenes = scenes.length > 0;
  document.body.classList.toggle('has-scenes', hasScenes);
  byId('chooser').hidden = !hasScenes;
  byId('again').hidden = !hasScenes;
  byId('rate-label').hidden = !hasScenes;
  byId('variants').hidden = !catalog.variants.length;
  byId('scenes').replaceChildren(...groups().flatMap(([group, members]) => {
    const list = make('ul');
    list.append(...members.map((scene) => {
      const [item, button] = [make('li'), make('button', '', scene.title)];
      button.dataset.scene = scene.id;
      item.append(button);
      return item;
    }));
    return [make('h2', '', group), list];
  }));
  byId('chooser').replaceChildren(...groups().map(([group, members]) => {
    const options = make('optgroup');
    options.label = group;
    options.append(...members.map((scene) => new Option(scene.title, scene.id)));
    return options;
  }));
  byId('variant-list').replaceChildren(...catalog.variants.map((name) => {
    const [label, box] = [make('label'), make('input')];
    box.type = 'checkbox';
    box.dataset.variant = name;
    label.append(box, ` ${name}`);
    return label;
  }));
}

function showPanel(state) {
  Object.assign(panel, { scene: null }, state);
  const scene = scenes.find(({ id }) => id === panel.scene);
  byId('scene-title').textContent = scene?.title ?? '';
  byId('scene-title').hidden = !scene;
  byId('caption').textContent = panel.hint || 'Touch the screen.';
  byId('chooser').value = panel.scene ?? '';
  for (const button of byId('scenes').querySelectorAll('button')) {
    button.setAttribute('aria-current', button.dataset.scene === panel.scene);
  }
  byId('freeze').setAttribute('aria-pressed', panel.isFrozen);
  byId('step').disabled = !panel.isFrozen;
  byId('slow').value = panel.slowMotion;
  byId('rate').value = panel.framesPerSecond;
  byId('landscape').checked = panel.isLandscape;
  for (const box of boxes()) box.checked = panel.options.includes(box.dataset.option);
  for (const box of byId('variant-list').querySelectorAll('input')) {
    box.checked = panel.variants.includes(box.dataset.variant);
  }
  byId('variant-count').textContent = panel.variants.length ? `(${panel.variants.length})` : '';
  document.documentElement.dataset.pages = panel.pageCount;
  document.body.classList.toggle('frozen', panel.isFrozen);
}

function showReadings({ phase, progress, velocity, elements }) {
  // A status that is set again is read again.
  if (byId('phase').textContent !== phase) byId('phase').textContent = phase;
  byId('progress').textContent = signed(progress);
  byId('velocity').textContent = `${signed(velocity)} /s`;
  byId('elements').hidden = !elements;
  byId('element-text').textContent = elements;
  plot(progress);
}

// Each part that has changed is present.
export function applyUpdate(update) {
  if (update.catalog) showCatalog(update.catalog);
  if (update.panel) showPanel(update.panel);
  if (update.readings) showReadings(update.readings);
}

export function listenToPanel(send, save) {
  byId('scenes').addEventListener('click', ({ target }) => {
    if (target.dataset.scene) send({ launch: { scene: target.dataset.scene } });
  });
  byId('chooser').addEventListener('change', ({ target }) => {
    send({ launch: { scene: target.value } });
  });
  byId('again').addEventListener('click', () => send({ launch: {} }));
  byId('freeze').addEventListener('click', () => send({ freeze: { isOn: !panel.isFrozen } }));
  byId('step').addEventListener('click', () => send({ step: {} }));
  byId('save').addEventListener('click', save);
  byId('settings').addEventListener('submit', (event) => event.preventDefault());
  byId('settings').addEventListener('change', ({ target }) => {
    const { option, variant } = target.dataset;
    if (option) send({ set: { option, isOn: target.checked } });
    else if (target.id === 'landscape') send({ rotate: { isLandscape: target.checked } });
    else if (target.id === 'slow') send({ slow: { factor: +target.value } });
    else if (target.id === 'rate') send({ rate: { framesPerSecond: +target.value } });
    else if (variant) {
      const chosen = [...byId('variant-list').querySelectorAll('input:checked')];
      send({ variants: { names: chosen.map((box) => box.dataset.variant) } });
    }
  });
}
