import { byId } from './dom.js';

byId('clock').textContent = '0 s';
