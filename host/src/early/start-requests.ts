import { type EarlyRequest, type EarlyRequests, type ReadResponse, readResponse } from './early-requests.ts';
import {
  findRouteName,
  type LastStart,
  MANIFEST_FILE,
  type PagePlan,
  PLAN_KEY,
  START_KEY,
} from './page-plan.ts';
import { parseJson, readPublicValues } from './read-public-values.ts';

/** The console's files by chunk name, such as `locale-en-US`. The build writes them into the document. */
type Files = Readonly<Record<string, readonly string[]>>;

/** Parts of the configuration that the early script reads. */
interface Settings {
  readonly defaultLocale?: string;
  readonly features?: { readonly detectLocale?: boolean };
}

/**
 * The timeout for a file in milliseconds. If the file is late, the console's code requests it again. A browser opens
 * few connections to one server, so files of a remote that does not respond would otherwise delay the console itself.
 */
const FILE_TIMEOUT = 2_000;

/** The timeout for the registry in milliseconds. A response that takes longer counts as missing. */
const REGISTRY_TIMEOUT = 5_000;

/**
 * Requests the configuration and the messages, and for a signed-in user also the registry of remotes and the code of
 * the signed-in pages, while the browser loads the host's code. The files of the page at the current address follow
 * when that code starts (`requestPage`). Scripts of the console are loaded by tags. Other files go into the browser's
 * cache, where the console finds them. A failure is silent, because the console requests the file again and reports it.
 */
export function startRequests(): void {
  const files = readFiles();
  const last = readPublicValues(START_KEY)[0] as LastStart | undefined;
  // The body is read here, while the browser compiles the host's code. Afterwards, the main thread is busy.
  const config = readResponse(fetch('/config.json'));
  // The handler of a response may run only after the host's code, so a stored locale is used without a response.
  const locale = last?.locale ?? config.then(({ text }) => chooseLocale(files, JSON.parse(text) as Settings));
  const withLocale = (use: (name: string) => void): void => {
    if (typeof locale === 'string') use(locale);
    else locale.then(use).catch(() => undefined);
  };
  withLocale((name) => loadFiles(files[`locale-${name}`]));
  globalThis.__atriumEarly = { config };
  // Only a signed-in user has a cookie whose name ends with `-token` and whose value is not empty.
  if (!/(^|; )[^=]+-token=./.test(document.cookie)) return;
  globalThis.__atriumEarly = {
    config,
    ...(last ? { registry: fetchRegistry(last) } : {}),
    requestPage: () => requestPage(files, withLocale),
  };
  loadFiles(files['signed-in']);
}

/** Requests the files of the page at the current address, if an earlier page load stored their names. */
function requestPage(files: Files, withLocale: (use: (name: string) => void) => void): void {
  const plan = readPlans().find(({ routes }) => findRouteName(routes, location.pathname) !== undefined);
  if (!plan) return;
  const { folder, routes, pages, packages, messages } = plan;
  const route = findRouteName(routes, location.pathname) ?? '';
  const chunks = (packages[route] ?? []).map(getChunkName);
  for (const chunk of chunks) loadFiles(files[chunk]);
  const manifest = fetchManifest(plan);
  globalThis.__atriumEarly = { ...globalThis.__atriumEarly, ...(manifest ? { manifest } : {}) };
  fetchFiles(folder, [...plan.files, ...(pages[route] ?? [])]);
  withLocale((name) => {
    fetchFiles(folder, messages[name]);
    for (const chunk of chunks) loadFiles(files[`${chunk}-${name}`]);
  });
}

function fetchManifest({ folder, integrity }: PagePlan): EarlyRequests['manifest'] {
  if (!integrity) return undefined;
  const address = `${folder}${MANIFEST_FILE}`;
  const signal = AbortSignal.timeout(FILE_TIMEOUT);
  return {
    address,
    integrity,
    response: readSilently(fetch(address, { integrity, credentials: 'same-origin', signal })),
  };
}

function fetchRegistry({ registry, locale }: LastStart): EarlyRequest {
  const address = new URL(registry, location.href);
  address.searchParams.set('locale', locale);
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT);
  const request = fetch(address, { cache: 'no-store', credentials: 'same-origin', signal });
  return { address: address.href, response: readSilently(request) };
}

/** Reads a response that the console may never consume. */
function readSilently(request: Promise<Response>): Promise<ReadResponse> {
  const response = readResponse(request);
  // Without a handler, a request that fails before the console reads it would be an unhandled rejection.
  response.catch(() => undefined);
  return response;
}

/** Returns the chunk of a federated package: `shared-ui-result` for `@atrium/ui/result`. */
function getChunkName(name: string): string {
  return name.replace('@atrium', 'shared').replaceAll('/', '-');
}

/**
 * Loads files of the console. A script only registers its modules. They run later, when the console imports them. The
 * console's loader finds the modules, or the script tag while it is loading. The loader would wait for a failed tag
 * forever, so `loadFiles` removes it.
 */
function loadFiles(files: readonly string[] = []): void {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const script = document.createElement('script');
    script.src = file;
    // By default, the browser would request files of the remote first. A remote that does not respond would then delay
    // the console.
    script.fetchPriority = 'high';
    // The default is an async script, which Chromium runs only after the first paint.
    script.async = false;
    const remove = (): void => script.remove();
    script.addEventListener('load', remove);
    script.addEventListener('error', remove);
    setTimeout(remove, FILE_TIMEOUT);
    document.head.append(script);
  }
  fetchFiles(
    '',
    files.filter((name) => !name.endsWith('.js')),
  );
}

/**
 * Loads files into the browser's cache. The mode is the one in which a script tag of a remote later requests the file,
 * so that the browser finds it in the cache.
 */
function fetchFiles(folder: string, names: readonly string[] = []): void {
  const signal = AbortSignal.timeout(FILE_TIMEOUT);
  for (const name of names) {
    fetch(`${folder}${name}`, { mode: 'cors', credentials: 'same-origin', signal })
      // The browser stores a response once its body has been read.
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}

/**
 * Returns the first of the browser's locales that the console has. If there is none, or the deployment does not detect
 * locales, returns the deployment's default.
 */
function chooseLocale(files: Files, { defaultLocale = 'zh-CN', features }: Settings): string {
  const detected = navigator.languages.find((name) => files[`locale-${name}`]);
  return features?.detectLocale === false || !detected ? defaultLocale : detected;
}

function readFiles(): Files {
  return (parseJson(document.getElementById('atrium-files')?.textContent ?? '') ?? {}) as Files;
}

/** Reads the plans that the console stored. A plan of an older build is replaced when its page loads. */
function readPlans(): readonly PagePlan[] {
  return readPublicValues(PLAN_KEY).filter(
    (plan): plan is PagePlan => typeof plan === 'object' && plan !== null && 'routes' in plan,
  );
}
