import { type ComponentProps, createElement, lazy, useState } from 'react';
import type { NavigationState } from '../navigation/history/navigation-state.ts';

type SignedInChunk = typeof import('../shell/signed-in-pages.tsx');

let preparation: Promise<SignedInChunk> | undefined;
let preparedChunk: SignedInChunk | undefined;

/** Loads the code of all pages that require a session. */
export function fetchSignedInPages(): Promise<SignedInChunk> {
  return import(/* webpackChunkName: "signed-in" */ '../shell/signed-in-pages.tsx');
}

/**
 * Loads the code, and prepares the first render. {@link SignedInPages} then renders without a loading state.
 *
 * @param firstNavigation The navigation with which the document was opened. Undefined after a sign-in, when the page is
 * not known yet.
 */
export function prepareSignedInPages(firstNavigation?: NavigationState): Promise<SignedInChunk> {
  preparation ??= prepare(firstNavigation);
  return preparation;
}

async function prepare(firstNavigation: NavigationState | undefined): Promise<SignedInChunk> {
  try {
    const chunk = await fetchSignedInPages();
    await chunk.prepareFirstRender(firstNavigation);
    preparedChunk = chunk;
    return chunk;
  } catch (error) {
    preparation = undefined;
    throw error;
  }
}

const LazySignedInPages = lazy(async () => ({ default: (await prepareSignedInPages()).SignedInPages }));

/** All pages that require a session. */
export function SignedInPages(props: ComponentProps<SignedInChunk['SignedInPages']>) {
  const [Component] = useState(() => preparedChunk?.SignedInPages ?? LazySignedInPages);
  return createElement(Component, props);
}
