/** A schema or check that is built when it is first used. */
interface Draft {
  readonly build: () => object;
  built?: object;
}

/** The drafts behind the lazy schemas and checks. */
const drafts = new WeakMap<object, Draft>();

const HANDLER: ProxyHandler<Draft> = {
  get(draft, name) {
    // A schema with further checks is lazy, too.
    if (name === 'check') return (...checks: unknown[]) => addChecks(draft, checks);
    const built = getBuilt(draft);
    const value: unknown = Reflect.get(built, name);
    return typeof value === 'function' ? value.bind(built) : value;
  },
  has: (draft, name) => name in getBuilt(draft),
};

/**
 * Returns a function of zod whose result is built when it is first used. A start uses few of the schemas that its
 * modules declare, and building all of them takes longer than showing the page.
 */
export function lazily<Make extends (...args: never[]) => object>(make: Make): Make {
  const run = make as unknown as (...args: readonly unknown[]) => object;
  return ((...args: readonly unknown[]) => createLazy(() => run(...args.map(toBuilt)))) as unknown as Make;
}

function createLazy(build: () => object): object {
  const draft: Draft = { build };
  const lazy = new Proxy(draft, HANDLER);
  drafts.set(lazy, draft);
  return lazy;
}

function getBuilt(draft: Draft): object {
  draft.built ??= draft.build();
  return draft.built;
}

function addChecks(draft: Draft, checks: readonly unknown[]): object {
  return createLazy(() => {
    const schema = getBuilt(draft) as { check(...checks: readonly unknown[]): object };
    return schema.check(...checks.map(toBuilt));
  });
}

/** Returns an argument of zod with the schemas and checks that are its items or fields, so that zod sees its own. */
function toBuilt(argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null) return argument;
  const draft = drafts.get(argument);
  if (draft) return getBuilt(draft);
  if (Array.isArray(argument)) return argument.map(toBuilt);
  if (Object.getPrototypeOf(argument) !== Object.prototype) return argument;
  return Object.fromEntries(Object.entries(argument).map(([key, value]) => [key, toBuilt(value)]));
}
