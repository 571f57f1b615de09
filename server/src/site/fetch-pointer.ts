/** How long the pointer of a remote may take, in milliseconds. */
const PATIENCE = 2_000;
/** How long an answer is used, in milliseconds: strangers ask for the addresses, and a remote must not pay for each. */
const LIFETIME = 60_000;

interface Answer {
  readonly pointer: Promise<unknown>;
  readonly until: number;
}

const answers = new Map<string, Answer>();

/** The pointer of a remote that another server serves, from the first address that answers; undefined if none does. */
export async function fetchPointer(addresses: readonly URL[]): Promise<unknown> {
  for (const { href } of addresses) {
    const pointer = await askOnce(href);
    if (pointer !== undefined) return pointer;
  }
  return undefined;
}

function askOnce(href: string): Promise<unknown> {
  const known = answers.get(href);
  if (known && known.until > Date.now()) return known.pointer;
  const pointer = ask(href);
  answers.set(href, { pointer, until: Date.now() + LIFETIME });
  return pointer;
}

async function ask(href: string): Promise<unknown> {
  try {
    const answer = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // The list of addresses says that it is not complete.
    return undefined;
  }
}
