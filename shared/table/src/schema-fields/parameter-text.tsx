import { lazy, Suspense } from 'react';
import { useTableMessages } from '../view/use-table-messages.ts';

const WordedName = lazy(() =>
  import('./worded-parameter.tsx').then((module) => ({ default: module.WordedName })),
);
const WordedValue = lazy(() =>
  import('./worded-parameter.tsx').then((module) => ({ default: module.WordedValue })),
);

/** What a parameter of an engine is called, as its field is; its own name until the words are there. */
export function ParameterName({ name }: { readonly name: string }) {
  const isReady = useTableMessages();
  return <Suspense fallback={name}>{isReady ? <WordedName name={name} /> : name}</Suspense>;
}

/** A parameter's value as its field shows it: choices, yes and no in words, the rest as it is. */
export function ParameterValue(props: { readonly name: string; readonly value: unknown }) {
  const isReady = useTableMessages();
  return <Suspense fallback={null}>{isReady ? <WordedValue {...props} /> : null}</Suspense>;
}
