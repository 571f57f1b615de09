import { Socket as DatagramSocket } from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Server, Socket } from 'node:net';

/**
 * Refuses every use of a network in this process: `fetch`, `WebSocket`, HTTP and TLS connect by these sockets. Engines
 * work with what came with the product. Where the system can, it takes the network away from native code too.
 */
export function refuseNetwork(): void {
  const refuse = (): never => {
    throw new Error('An engine has no network.');
  };
  Socket.prototype.connect = refuse;
  Server.prototype.listen = refuse;
  for (const name of ['bind', 'connect', 'send', 'sendto'] as const) {
    Object.assign(DatagramSocket.prototype, { [name]: refuse });
  }
  for (const lookups of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    for (const name of queriesOf(lookups)) Object.assign(lookups, { [name]: refuse });
  }
  // Named imports of these modules see the same.
  syncBuiltinESMExports();
}

/** The functions of a module or class that ask a name server. */
function queriesOf(lookups: object): readonly string[] {
  return [...Object.keys(lookups), ...Object.keys(Object.getPrototypeOf(lookups))].filter((name) =>
    /^(?:lookup|resolve|reverse)/.test(name),
  );
}
