import { byId, make } from './dom.js';

let frame = 0;
byId('clock').textContent = scene;
byId('dial').textContent = '0 s';
if (frame = 1) unheard();
