import type { ReactNode } from 'react';
import { LoadedSection } from './loaded-section.tsx';

interface ActionResultProps<Data> {
  /** Undefined before the action has succeeded. */
  readonly result: Data | undefined;
  /** Why there is no result, if the action failed without a business error. */
  readonly failure: unknown;
  readonly failureTitle: string;
  retry(): Promise<void>;
  readonly children: (result: Data) => ReactNode;
}

/** The result of an action, or its error with a retry button. It scrolls into view when it appears. */
export function ActionResult<Data>({
  result,
  failure,
  failureTitle,
  retry,
  children,
}: ActionResultProps<Data>) {
  if (result === undefined && failure === undefined) return null;
  return (
    <div ref={scrollIntoView}>
      <LoadedSection
        loaded={{ data: result, error: failure, isLoading: false, reload: retry }}
        skeleton={null}
        failureTitle={failureTitle}
      >
        {children}
      </LoadedSection>
    </div>
  );
}

function scrollIntoView(result: HTMLElement | null): void {
  result?.scrollIntoView?.({ block: 'nearest' });
}
