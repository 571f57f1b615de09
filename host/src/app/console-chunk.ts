import { type ComponentProps, createElement, lazy, useState } from 'react';

type ConsoleChunk = typeof import('../shell/console.tsx');

let preparation: Promise<ConsoleChunk> | undefined;
let preparedChunk: ConsoleChunk | undefined;

/** Loads the code of all pages that require a session. */
export function fetchConsole(): Promise<ConsoleChunk> {
  return import(/* webpackChunkName: "console" */ '../shell/console.tsx');
}

/** Loads the code, and prepares the first view. {@link Console} then renders without a loading state. */
export function prepareConsole(): Promise<ConsoleChunk> {
  preparation ??= prepare();
  return preparation;
}

async function prepare(): Promise<ConsoleChunk> {
  try {
    const chunk = await fetchConsole();
    await chunk.prepareConsole();
    preparedChunk = chunk;
    return chunk;
  } catch (error) {
    preparation = undefined;
    throw error;
  }
}

const LazyConsole = lazy(async () => ({ default: (await prepareConsole()).Console }));

/** All pages that require a session. */
export function Console(props: ComponentProps<ConsoleChunk['Console']>) {
  const [Component] = useState(() => preparedChunk?.Console ?? LazyConsole);
  return createElement(Component, props);
}
