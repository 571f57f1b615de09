import { lazy, Suspense } from 'react';
import { useTableMessages } from '../view/use-table-messages.ts';

const WordedName = lazy(() =>
  import('./worded-parameter.tsx').then((module) => ({ default: module.WordedName })),
);
const WordedValue = lazy(() =>
  import('./worded-parameter.tsx').then((module) => ({ default: module.WordedValue })),
);

/** The label of an engine parameter, as in its field; its own name until the labels are loaded. */
export function ParameterName({ name }: { readonly name: string }) {
  const isReady = useTableMessages();
  return <Suspense fallback={name}>{isReady ? <WordedName name={name} /> : name}</Suspense>;
}

/** A parameter's value as its field shows it: labels for choices and booleans, other values unchanged. */
export function ParameterValue(props: { readonly name: string; readonly value: unknown }) {
  const isReady = useTableMessages();
  return <Suspense fallback={null}>{isReady ? <WordedValue {...props} /> : null}</Suspense>;
}
