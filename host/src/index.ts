/*
 * React and the console start one after the other, each with an empty call stack. React creates errors when it starts.
 * A browser with developer tools, or with a program that measures it, then parses all functions on the stack again, and
 * the function around all modules is 450 KB. For the same reason, a microtask of its own adds the tags of the other
 * scripts.
 */
queueMicrotask(() => globalThis.__atriumEarly?.addWaitingScripts?.());
void import(/* webpackMode: "eager" */ 'react-dom/client').then(
  () => import(/* webpackMode: "eager" */ './bootstrap.tsx'),
);
