import Button from '@arco-design/web-react/es/Button';
import type { ReactNode } from 'react';
import { StateView } from '../state-view/state-view.tsx';

interface LoadViewProps<Data> {
  /** The result of `useCall` or `useLoad` of the runtime. */
  readonly loaded: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isLoading: boolean;
    reload(): Promise<void>;
  };
  /** Shown until there is data. */
  readonly skeleton: ReactNode;
  /** Shown if there is no data because loading failed. Already translated. */
  readonly failure: { readonly title: string; readonly description?: string; readonly retry: string };
  /** `page` if the failure is all that the page shows. */
  readonly place?: 'page' | 'part';
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows the loaded data, even if a later load fails. Without data, shows the skeleton, or the error with a button that
 * tries again.
 */
export function LoadView<Data>({ loaded, skeleton, failure, place = 'part', children }: LoadViewProps<Data>) {
  const { data, error, isLoading, reload } = loaded;
  if (data !== undefined) return children(data);
  if (isLoading || error === undefined) return skeleton;
  const { title, description, retry } = failure;
  return (
    <StateView
      kind="failure"
      place={place}
      title={title}
      description={description}
      action={
        <Button type="primary" onClick={() => void reload()}>
          {retry}
        </Button>
      }
    />
  );
}
