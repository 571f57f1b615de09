/*
 * React constructs `Error` objects when it starts, to read their stack traces. If a profiler or the developer tools are
 * open, the browser parses every function on the call stack again for each `Error` and for each request. The function
 * that webpack puts around all modules is 450 KB long. So React, the console, and the function that requests the files
 * of the page each start in their own microtask, with an empty call stack.
 */
queueMicrotask(() => globalThis.__atriumEarly?.requestPage?.());
void import(/* webpackMode: "eager" */ 'react-dom/client').then(
  () => import(/* webpackMode: "eager" */ './bootstrap.tsx'),
);
