// The connection to the device, which comes back by itself.

// The address has the token in its fragment, which browsers never send by themselves.
const token = new URLSearchParams(location.hash.slice(1)).get('token');
const headers = token ? { Authorization: `Bearer ${token}` } : {};

// Seconds before another try.
const pause = 1;
// Seconds without a message after which the server counts as lost. It sends one every other second.
const patience = 8;

// How far the page is: connecting, live, lost, refused, full.
export class Connection {
  #socket = null;
  #wasLive = false;
  #silence = 0;

  // The handlers get an encoded frame, an update of the panel, and the state with a reason.
  constructor({ onFrame, onUpdate, onState }) {
    this.onFrame = onFrame;
    this.onUpdate = onUpdate;
    this.onState = onState;
  }

  get isLive() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  async open() {
    this.onState(this.#wasLive ? 'lost' : 'connecting', '');
    try {
      const answer = await fetch('/ready', {
        headers, cache: 'no-store', signal: AbortSignal.timeout(patience * 1000),
      });
      if (!answer.ok) {
        this.onState(answer.status === 503 ? 'full' : 'refused', await answer.text());
        // Without the right token, another try would get the same answer.
        if (answer.status === 503) this.#retry();
        return;
      }
    } catch {
      this.onState('lost', '');
      this.#retry();
      return;
    }
    const query = token ? `?token=${encodeURIComponent(token)}` : '';
    const socket = new WebSocket(`ws://${location.host}/frames${query}`);
    socket.binaryType = 'arraybuffer';
    const end = () => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      this.#socket = null;
      this.onState('lost', '');
      this.#retry();
    };
    const listen = () => {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => {
        socket.close();
        end();
      }, patience * 1000);
    };
    socket.addEventListener('open', () => {
      this.#wasLive = true;
      this.onState('live', '');
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      listen();
      if (typeof data === 'string') this.onUpdate(JSON.parse(data));
      else this.onFrame(data);
    });
    socket.addEventListener('close', end);
    this.#socket = socket;
    listen();
  }

  #retry() {
    setTimeout(() => this.open(), pause * 1000);
  }

  send(message) {
    if (this.isLive) this.#socket.send(JSON.stringify(message));
  }

  // The last ten seconds, as a page of the gallery.
  async recording() {
    const answer = await fetch('/recording', { headers, cache: 'no-store' });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.blob();
  }
}
