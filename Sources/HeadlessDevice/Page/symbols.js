// The paths of symbols.
// Own drawings on a grid of 24, stroked; a name is looked up without ".fill", ".circle" etc.
const symbols = {
  'backward': 'M12 6v12L3 12zM21 6v12l-9-6z',
  'bell': 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  'calendar': 'M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7',
  'camera': 'M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  'checkmark': 'M5 13l5 5L19.5 6.5',
  'chevron.down': 'M5 9l7 7 7-7',
  'chevron.left': 'M15 5l-7 7 7 7',
  'chevron.right': 'M9 5l7 7-7 7',
  'chevron.up': 'M5 15l7-7 7 7',
  'clock': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2',
  'cloud': 'M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.5 4.3 4.3 0 0 1 17.5 18z',
  'cup.and.saucer': 'M4.5 7h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5z'
    + 'M16.5 8.5h1.5a2.5 2.5 0 0 1 0 5h-1.8M4 20h13',
  'ellipsis': 'M5 12h.01M12 12h.01M19 12h.01',
  'envelope': 'M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5',
  'fish': 'M3 12c3-5.5 10-6.5 14-1.5l4-3.5v10l-4-3.5C13 18.5 6 17.5 3 12zM7.5 11.2h.01',
  'flame': 'M12 21a6.5 6.5 0 0 1-6.5-6.5C5.5 10 9 9 9.5 3c4 2 9 6.5 9 11.5A6.5 6.5 0 0 1 12 21z'
    + 'M12 21a3 3 0 0 1-3-3c0-2 2-2.5 3-5 1 2.5 3 3 3 5a3 3 0 0 1-3 3z',
  'flashlight': 'M8 3h8v4l-2 3v11h-4V10L8 7zM8 6h8M12 13v1',
  'forward': 'M3 6v12l9-6zM12 6v12l9-6z',
  'gear': 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3'
    + 'M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
  'heart': 'M12 20S3.5 14.5 3.5 9A4.4 4.4 0 0 1 12 7.5 4.4 4.4 0 0 1 20.5 9'
    + 'C20.5 14.5 12 20 12 20z',
  'leaf': 'M5 19C4 10 9 5 20 4c.5 10-4 15.5-13.5 13M4 21c2-5 5-8 10-11',
  'lock': 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  'magnifyingglass': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  'map': 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  'minus': 'M5 12h14',
  'music.note': 'M9 18V6l10-2v12M6.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z'
    + 'M16.5 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  'pause': 'M6.5 5h3.5v14H6.5zM14 5h3.5v14H14z',
  'person': 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0z',
  'photo': 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M15.5 8.5h.01',
  'play': 'M7.5 4.5v15L20 12z',
  'plus': 'M12 5v14M5 12h14',
  'star': 'M12 3.5l2.6 5.6 6 .7-4.4 4.2 1.2 6L12 17l-5.4 3 1.2-6L3.4 9.8l6-.7z',
  'sun': 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2'
    + 'M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  'trash': 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14',
  'wifi': 'M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.3a4.3 4.3 0 0 1 6 0'
    + 'M12 19.5h.01',
  'xmark': 'M6 6l12 12M18 6L6 18',
};
const anySymbol = 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z';

export function symbolPath(name) {
  const parts = name.split('.');
  for (let count = parts.length; count > 0; count -= 1) {
    const path = symbols[parts.slice(0, count).join('.')];
    if (path) return path;
  }
  return name.startsWith('gearshape') ? symbols.gear : anySymbol;
}
