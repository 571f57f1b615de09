import type { ShareLevel } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

interface LevelLabel {
  readonly name: string;
  readonly description: string;
}

/** Returns the names of the access levels that a share can have, and what each allows. */
export function useLevelLabels(): Readonly<Record<ShareLevel, LevelLabel>> {
  const { t } = useLingui();
  return {
    use: {
      name: t({ id: 'assets.page.share.use', message: 'Can use' }),
      description: t({
        id: 'assets.page.share.use-description',
        message: 'Run the app and see their own runs.',
      }),
    },
    view: {
      name: t({ id: 'assets.page.share.view', message: 'Can view runs' }),
      description: t({
        id: 'assets.page.share.view-description',
        message: 'Also see and rate the runs of all users, with their stored inputs and outputs.',
      }),
    },
    edit: {
      name: t({ id: 'assets.page.share.edit', message: 'Can edit' }),
      description: t({
        id: 'assets.page.share.edit-description',
        message: 'Also change, duplicate and pause the app, and manage its API keys and batches.',
      }),
    },
  };
}
