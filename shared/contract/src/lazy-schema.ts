/** A schema or a check of zod that is built when it is first used. */
interface LazyValue {
  readonly build: () => object;
  built?: object;
}

/** The targets of the proxies that stand for lazy schemas and checks. */
const lazyValues = new WeakMap<object, LazyValue>();

const HANDLER: ProxyHandler<LazyValue> = {
  get(lazyValue, name) {
    // A schema with further checks is lazy, too.
    if (name === 'check') return (...checks: unknown[]) => addChecks(lazyValue, checks);
    const built = getBuilt(lazyValue);
    const value: unknown = Reflect.get(built, name);
    return typeof value === 'function' ? value.bind(built) : value;
  },
  has: (lazyValue, name) => name in getBuilt(lazyValue),
};

/**
 * Returns a function of zod whose result is built when it is first used. When the console starts, it uses few of
 * the schemas that its modules declare, and building all of them takes longer than showing the page.
 */
export function makeLazy<Make extends (...args: never[]) => object>(make: Make): Make {
  const run = make as unknown as (...args: readonly unknown[]) => object;
  return ((...args: readonly unknown[]) => createLazy(() => run(...args.map(toBuilt)))) as unknown as Make;
}

function createLazy(build: () => object): object {
  const lazyValue: LazyValue = { build };
  const lazy = new Proxy(lazyValue, HANDLER);
  lazyValues.set(lazy, lazyValue);
  return lazy;
}

function getBuilt(lazyValue: LazyValue): object {
  lazyValue.built ??= lazyValue.build();
  return lazyValue.built;
}

function addChecks(lazyValue: LazyValue, checks: readonly unknown[]): object {
  return createLazy(() => {
    const schema = getBuilt(lazyValue) as { check(...checks: readonly unknown[]): object };
    return schema.check(...checks.map(toBuilt));
  });
}

/**
 * Replaces lazy schemas and checks in an argument of zod, also those in its items or fields, so that zod receives its
 * own objects.
 */
function toBuilt(argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null) return argument;
  const lazyValue = lazyValues.get(argument);
  if (lazyValue) return getBuilt(lazyValue);
  if (Array.isArray(argument)) return argument.map(toBuilt);
  if (Object.getPrototypeOf(argument) !== Object.prototype) return argument;
  return Object.fromEntries(Object.entries(argument).map(([key, value]) => [key, toBuilt(value)]));
}
