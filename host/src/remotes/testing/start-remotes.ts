import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CONTRACT_VERSION,
  type Descriptor,
  deploymentSchema,
  type Pointer,
  type RemoteVersion,
} from '@atrium/contract';
import { type FaultBoard, startFaultProxy } from '@atrium/faults';
import { configureRuntime } from '@atrium/runtime';

/** A local server of remotes. Each remote can be given a fault. */
export interface Remotes {
  readonly url: string;
  /** Stores the fault of each remote. */
  readonly board: FaultBoard;
  /** Paths of the requests that the server received. */
  readonly requests: readonly string[];
  /** Publishes a version of a remote and returns its federation name. */
  publish(remote: string, version: string, options?: Publication): string;
  /** Removes a version's files, as a deployment that does not keep old files does. */
  remove(remote: string, version: string): void;
  /** Disables a remote in the registry. */
  disable(remote: string): void;
  /** Adds a remote's pointer, with the given changes, and its titles to the registry. */
  listPointer(remote: string, change?: object): void;
  /** Adds another address before a remote's own in the registry. */
  mirror(remote: string, address: string): void;
  close(): Promise<void>;
}

/** Fields of a remote's entry in the registry that differ from the default entry. */
interface Listing {
  readonly disabled?: boolean;
  readonly pointers?: readonly string[];
  readonly pointer?: object;
  readonly titles?: object;
}

interface Publication {
  /** The contract versions that fit, such as `^1.0.0`. By default, this host's version fits. */
  readonly contract?: string;
  /** The exports of federated packages that the version requires, by entry point. */
  readonly needs?: Record<string, string[]>;
  /** The federated packages that the page needs. */
  readonly packages?: readonly string[];
  /** Body of the page's function. `React` is in scope. */
  readonly page?: string;
  /** Hashes of files by path, which `messages.json` lists instead of the manifest. */
  readonly messageFiles?: Record<string, string>;
  /** Code that runs before the page's file is available. It may throw to simulate a failed load. */
  readonly beforePage?: string;
  /** The whole code, instead of the default valid code. */
  readonly program?: string;
  readonly descriptor?: Partial<Descriptor>;
}

/** Starts the server and configures the runtime to read its registry. */
export async function startRemotes(): Promise<Remotes> {
  const files = new Map<string, string>();
  const pointers = new Map<string, Pointer>();
  const listings = new Map<string, Listing>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/, '');
    requests.push(path);
    const content =
      path === '/remotes.json'
        ? buildRegistry(pointers, listings)
        : path === '/routes.json'
          ? buildRoutes(pointers)
          : files.get(path);
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startFaultProxy({
    target: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  configureRuntime(
    deploymentSchema.parse({
      appId: 'test',
      name: 'Test',
      wireKey: 'a wire key for tests',
      remotes: `${proxy.url}/remotes.json`,
    }),
  );
  return {
    url: proxy.url,
    board: proxy.board,
    requests,
    publish(remote, version, options = {}) {
      const folder = getFolder(remote);
      const published = buildVersion(remote, version, options);
      for (const [name, content] of published.files) files.set(`${folder}${version}/${name}`, content);
      const before = pointers.get(remote);
      const pointer = { name: remote, current: published.version, previous: before?.current ?? null };
      pointers.set(remote, pointer);
      files.set(`${folder}remote.json`, JSON.stringify(pointer));
      return published.version.federation;
    },
    remove(remote, version) {
      for (const path of [...files.keys()]) {
        if (path.startsWith(`${getFolder(remote)}${version}/`)) files.delete(path);
      }
    },
    disable: (remote) => {
      listings.set(remote, { ...listings.get(remote), disabled: true });
    },
    listPointer: (remote, change = {}) => {
      const pointer = { ...pointers.get(remote), ...change };
      const titles = {
        'zh-CN': { [`${remote.replaceAll('_', '-')}.menu.page`]: `Listed title of ${remote}` },
      };
      listings.set(remote, { pointer, titles });
    },
    mirror: (remote, address) => {
      listings.set(remote, { pointers: [address, `${getFolder(remote)}remote.json`] });
    },
    close: async () => {
      await proxy.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The content of the file that contains a page's own code. */
const CHUNK = '// a page';

function getFolder(remote: string): string {
  return `/remotes/${remote.replaceAll('_', '-')}/`;
}

function buildRoutes(pointers: ReadonlyMap<string, Pointer>): string {
  const routes = [...pointers.values()].flatMap(({ current }) => current.descriptor.routes);
  return JSON.stringify({ routes: routes.map(({ path }) => path), isComplete: true });
}

function buildRegistry(
  pointers: ReadonlyMap<string, Pointer>,
  listings: ReadonlyMap<string, Listing>,
): string {
  const remotes = [...pointers.keys()].map((name) => ({
    name,
    pointers: [`${getFolder(name)}remote.json`],
    ...listings.get(name),
  }));
  return JSON.stringify({ remotes });
}

function buildVersion(
  remote: string,
  version: string,
  {
    contract = `^${CONTRACT_VERSION}`,
    needs = {},
    packages = [],
    page = `return 'page of ${version}'`,
    beforePage = '',
    program,
    messageFiles,
    descriptor,
  }: Publication,
): { readonly version: RemoteVersion; readonly files: ReadonlyMap<string, string> } {
  const prefix = remote.replaceAll('_', '-');
  const entry =
    program ??
    `return { remote: { contract: '${CONTRACT_VERSION}', version: '${version}', messages: {},
    pages: { '${prefix}-page': async () => { ${beforePage}; return { Page: () => { ${page} } }; } } } };`;
  const titles = JSON.stringify({
    [`${prefix}.menu.page`]: `Title of ${remote}`,
    // A message of the host. The host must ignore it, because it belongs to another package.
    'host.menu.stolen': 'Stolen',
  });
  const chunk = `${prefix}-page.js`;
  const messageList = JSON.stringify({ files: messageFiles, messages: {} });
  const listed = messageFiles ? { 'messages.json': computeHash(messageList) } : {};
  const manifest = JSON.stringify({
    files: { 'remoteEntry.js': computeHash(entry), [chunk]: computeHash(CHUNK), ...listed },
    preload: [],
    pages: { [`${prefix}-page`]: [chunk] },
    packages: { [`${prefix}-page`]: packages },
    needs,
  });
  return {
    version: {
      version,
      base: `${version}/`,
      integrity: computeHash(manifest),
      federation: `${remote}__${version.replaceAll(/\W/g, '_')}`,
      descriptor: {
        name: remote,
        contract,
        namespaces: [`/admin/${prefix}`],
        routes: [{ path: `/admin/${prefix}/page`, name: `${prefix}-page`, title: `${prefix}.menu.page` }],
        menu: [{ path: `/admin/${prefix}/page`, title: `${prefix}.menu.page` }],
        messages: prefix,
        titles: { 'zh-CN': 'titles/zh-CN.json' },
        ...descriptor,
      },
    },
    files: new Map([
      ['remoteEntry.js', entry],
      [chunk, CHUNK],
      ['integrity.json', manifest],
      ['messages.json', messageList],
      ['titles/zh-CN.json', titles],
    ]),
  };
}

function computeHash(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
