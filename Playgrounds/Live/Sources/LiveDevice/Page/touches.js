// What a person does on the screen, as fingers of the device.
import { byId } from './dom.js';

// A wheel that scrolls by lines or pages, in points.
const wheelUnits = [1, 16, 400];

// Pointers on the screen: their fingers, and where they were last sent.
export class Touches {
  #pointers = new Map();
  #fingerCount = 0;
  #moved = new Set();
  #wheel = null;
  #isScheduled = false;

  // The size is that of the device's screen, in points.
  constructor(send, size) {
    this.send = send;
    this.size = size;
    const screen = byId('screen');
    screen.addEventListener('pointerdown', (event) => this.#press(event));
    screen.addEventListener('pointermove', (event) => this.#move(event));
    screen.addEventListener('pointerup', (event) => this.#leave(event, 'lift'));
    screen.addEventListener('pointercancel', (event) => this.#leave(event, 'cancel'));
    screen.addEventListener('lostpointercapture', (event) => this.#leave(event, 'cancel'));
    screen.addEventListener('wheel', (event) => this.#roll(event), { passive: false });
    screen.addEventListener('contextmenu', (event) => event.preventDefault());
    screen.addEventListener('dragstart', (event) => event.preventDefault());
    // Safari sends these for a pinch, and zooms the page.
    screen.addEventListener('gesturestart', (event) => event.preventDefault());
  }

  get isActive() {
    return this.#pointers.size > 0;
  }

  // The fingers of a connection end with it.
  forget() {
    this.#pointers.clear();
    this.#moved.clear();
    this.#wheel = null;
  }

  #point(event) {
    const box = byId('screen').getBoundingClientRect();
    const [width, height] = this.size();
    return [
      (event.clientX - box.left) / box.width * width,
      (event.clientY - box.top) / box.height * height,
    ];
  }

  // The fingers of a pointer: one, or with the option key a second one across the middle.
  #places(pointer) {
    const [x, y] = pointer.at;
    const [width, height] = this.size();
    return pointer.fingers.map((id, index) =>
      index ? { id, x: width - x, y: height - y } : { id, x, y });
  }

  #press(event) {
    if (event.button !== 0 || this.#pointers.has(event.pointerId)) return;
    event.preventDefault();
    byId('screen').focus({ preventScroll: true, focusVisible: false });
    byId('screen').setPointerCapture(event.pointerId);
    const fingers = Array.from({ length: event.altKey ? 2 : 1 }, () => {
      this.#fingerCount += 1;
      return this.#fingerCount;
    });
    const pointer = { fingers, at: this.#point(event) };
    this.#pointers.set(event.pointerId, pointer);
    for (const place of this.#places(pointer)) this.send({ press: place });
  }

  #move(event) {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    // While another button is down, the end of the first one is a move.
    if (event.pointerType === 'mouse' && !(event.buttons & 1)) {
      this.#leave(event, 'lift');
      return;
    }
    pointer.at = this.#point(event);
    this.#moved.add(pointer);
    this.#schedule();
  }

  #leave(event, how) {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    // A move that does not move would take a frame, and with it the velocity of the finger.
    const at = this.#point(event);
    if (how === 'lift' && at.some((value, axis) => Math.abs(value - pointer.at[axis]) > .5)) {
      pointer.at = at;
      this.#moved.add(pointer);
    }
    this.#flush();
    this.#pointers.delete(event.pointerId);
    for (const id of pointer.fingers) this.send({ [how]: { id } });
  }

  #roll(event) {
    event.preventDefault();
    const [x, y] = this.#point(event);
    const unit = wheelUnits[event.deltaMode] ?? 1;
    const isPinch = event.ctrlKey;
    if (this.#wheel?.isPinch !== isPinch) this.#flush();
    this.#wheel ??= { isPinch, x, y, dx: 0, dy: 0 };
    // The fingers move against the content's offset. With shift, a wheel scrolls sideways.
    const isSideways = event.shiftKey && !event.deltaX;
    this.#wheel.dx -= (isSideways ? event.deltaY : event.deltaX) * unit;
    this.#wheel.dy -= (isSideways ? 0 : event.deltaY) * unit;
    this.#schedule();
  }

  // Moves are sent once per frame of the browser.
  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#flush();
    });
  }

  #flush() {
    for (const pointer of this.#moved) {
      for (const place of this.#places(pointer)) this.send({ move: place });
    }
    this.#moved.clear();
    if (!this.#wheel) return;
    const { isPinch, x, y, dx, dy } = this.#wheel;
    this.#wheel = null;
    if (isPinch) this.send({ pinch: { x, y, factor: Math.exp(dy / 100) } });
    else this.send({ scroll: { x, y, dx, dy } });
  }
}
