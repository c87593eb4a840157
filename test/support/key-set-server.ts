import { createServer, type Server } from 'node:http';
import { portOf } from './free-port.js';

/** An address that publishes a JSON Web Key Set, as an identity provider does. */
export class KeySetServer {
  keys: Record<string, unknown>[] = [];
  requests = 0;
  #server: Server | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/jwks.json`;
  }

  async start(): Promise<void> {
    const server = createServer((_request, response) => {
      this.requests += 1;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: this.keys }));
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = portOf(server);
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }
}
