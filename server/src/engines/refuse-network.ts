import { Socket as DatagramSocket } from 'node:dgram';
import { Socket } from 'node:net';

/**
 * Lets nothing in this process reach a network: neither `fetch`, which connects by such sockets, nor any library that
 * would ask a server for models or programs it can't find. Engines work on what came with the product.
 */
export function refuseNetwork(): void {
  const refuse = (): never => {
    throw new Error('An engine has no network.');
  };
  Socket.prototype.connect = refuse;
  DatagramSocket.prototype.connect = refuse;
  DatagramSocket.prototype.send = refuse;
}
