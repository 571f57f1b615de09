import { Spin } from '@atrium/ui/base';
import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';

interface LoadedSectionProps<Data>
  extends Pick<ComponentProps<typeof LoadView<Data>>, 'loaded' | 'place' | 'children'> {
  /** A sentence that names the content that could not be loaded. */
  readonly failureTitle: string;
  /** Shown until there is data. By default, a spinner. */
  readonly skeleton?: ReactNode;
}

/** Shows loaded data, its skeleton, or the error with a retry button. */
export function LoadedSection<Data>({
  failureTitle,
  skeleton = <Spin />,
  ...props
}: LoadedSectionProps<Data>) {
  const { t } = useLingui();
  const retry = t({ id: 'management.page.versions.retry', message: 'Try again' });
  return <LoadView {...props} skeleton={skeleton} failure={{ title: failureTitle, retry }} />;
}
