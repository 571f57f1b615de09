import dgram, { Socket as DatagramSocket } from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net, { Server, Socket } from 'node:net';

/**
 * Rejects every use of a network in this process. It replaces the functions of Node's sockets and name lookups.
 * `fetch`, `WebSocket`, HTTP and TLS connect through these sockets, so they fail too. Engines need only what ships with
 * the product. Where the system supports it, the isolation also blocks the network for native code.
 *
 * @param channel The pipe to the server; it continues to work.
 */
export function blockNetwork(channel: Socket): void {
  for (const handle of listHandles(channel)) replaceNetworkFunctions(Object.getPrototypeOf(handle));
  Socket.prototype.connect = reject;
  Server.prototype.listen = reject;
  for (const name of ['bind', 'connect', 'send', 'sendto'] as const) {
    Object.assign(DatagramSocket.prototype, { [name]: reject });
  }
  for (const lookups of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    replaceNetworkFunctions(lookups, Object.getPrototypeOf(lookups));
  }
  // Named imports of these modules then use the replaced functions, too.
  syncBuiltinESMExports();
}

function reject(): never {
  throw new Error('An engine has no network.');
}

/**
 * Replaces with `reject` those functions of an object that connect, listen for connections or query
 * a name server.
 *
 * @param inherited The prototype of the object. Its functions with such names are replaced on the
 * object too.
 */
function replaceNetworkFunctions(object: object, inherited: object = {}): void {
  for (const name of [...Object.keys(object), ...Object.keys(inherited)]) {
    if (NETWORK_FUNCTIONS.test(name)) Object.assign(object, { [name]: reject });
  }
}

const NETWORK_FUNCTIONS =
  /^(?:(?:bind|connect|send)6?|listen|lookup.*|resolve.*|reverse|query.*|getHostByAddr)$/;

/**
 * Returns one native handle of each kind that Node's sockets and name lookups use. With such a handle, code can use the
 * network without the sockets and lookups.
 */
function listHandles(channel: Socket): readonly object[] {
  const { _createServerHandle: bind } = net as unknown as {
    _createServerHandle: (address: string, port: number, family: number) => { close(): void };
  };
  const stream = bind('0.0.0.0', 0, 4);
  const datagrams = dgram.createSocket('udp4');
  const handles = [channel, datagrams, new dns.Resolver()].flatMap(listStoredValues).filter(isHandle);
  stream.close();
  datagrams.close();
  return [stream, ...handles];
}

/** Returns the values of an object, the values that Node stores on it under symbols, and the values of those. */
function listStoredValues(object: object): readonly unknown[] {
  const hidden = Object.getOwnPropertySymbols(object).map((key) => Reflect.get(object, key));
  return [...Object.values(object), ...hidden, ...hidden.flatMap((value) => Object.values(value ?? {}))];
}

const HANDLES = ['Pipe', 'UDP', 'ChannelWrap'];

function isHandle(value: unknown): value is object {
  return typeof value === 'object' && HANDLES.includes(value?.constructor?.name ?? '');
}
