import { Spin } from '@atrium/ui/base';
import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

interface LoadedSectionProps<Data>
  extends Pick<ComponentProps<typeof LoadView<Data>>, 'loaded' | 'place' | 'children'> {
  /** A sentence that names the content that could not be loaded. */
  readonly failureTitle: string;
}

/** Shows loaded data, a spinner, or the error with a retry button. */
export function LoadedSection<Data>({ failureTitle, ...props }: LoadedSectionProps<Data>) {
  const { t } = useLingui();
  const retry = t({ id: 'management.page.versions.retry', message: 'Try again' });
  return <LoadView {...props} skeleton={<Spin />} failure={{ title: failureTitle, retry }} />;
}
