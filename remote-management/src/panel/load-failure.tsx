import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';

interface LoadFailureProps {
  /** What could not be had, in one sentence. */
  readonly title: string;
  onRetry(): void;
}

/** Stands in a panel for what could not be loaded. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  const { t } = useLingui();
  return (
    <StateView
      kind="failure"
      title={title}
      action={
        <Button onClick={onRetry}>{t({ id: 'management.page.versions.retry', message: 'Try again' })}</Button>
      }
    />
  );
}
