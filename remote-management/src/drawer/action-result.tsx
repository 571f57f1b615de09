import { StateView } from '@atrium/ui/shell';
import type { ReactNode } from 'react';
import { useDescribeFailure } from './use-describe-failure.ts';

interface ActionResultProps<Data> {
  /** Undefined before the action has succeeded. */
  readonly result: Data | undefined;
  /** The error of the action, unless it is a business error, which the view shows elsewhere. */
  readonly failure: unknown;
  readonly failureTitle: string;
  readonly children: (result: Data) => ReactNode;
}

/**
 * The result of an action, or why it failed. It scrolls into view when it appears. It has no retry button, because the
 * button that started the action is still there.
 */
export function ActionResult<Data>({ result, failure, failureTitle, children }: ActionResultProps<Data>) {
  const describeFailure = useDescribeFailure();
  if (result === undefined && failure === undefined) return null;
  return (
    <div ref={scrollIntoView}>
      {result === undefined ? (
        <StateView kind="failure" title={failureTitle} description={describeFailure(failure)} />
      ) : (
        children(result)
      )}
    </div>
  );
}

function scrollIntoView(result: HTMLElement | null): void {
  result?.scrollIntoView?.({ block: 'nearest' });
}
