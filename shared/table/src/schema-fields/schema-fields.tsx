import { Spin } from '@atrium/ui/base';
import { lazy, Suspense } from 'react';
import { useAreTableMessagesLoaded } from '../core/index.ts';
import type { SchemaFieldsProps } from './schema-fieldset.tsx';

const SchemaFieldset = lazy(() =>
  import('./schema-fieldset.tsx').then((module) => ({ default: module.SchemaFieldset })),
);

/**
 * A field for each property of a schema, with its error and a button that restores its default. The
 * code and the labels of the fields load when a page first shows this component.
 */
export function SchemaFields(props: SchemaFieldsProps) {
  const isReady = useAreTableMessagesLoaded();
  return <Suspense fallback={<Spin />}>{isReady ? <SchemaFieldset {...props} /> : <Spin />}</Suspense>;
}
