import { useFormat } from '@atrium/i18n';
import { type LogEntry, logEntriesAtom, useAppAtomValue, useSetPaneAtom } from '@atrium/runtime';
import type { ColumnDefinition, TableDefinition } from '@atrium/table';
import { IconEye } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { createLogSource } from './create-log-source.ts';
import { getTokenEnding } from './get-token-ending.ts';
import { viewEntryAtom } from './log-atoms.ts';
import { LogTypeTag } from './log-type-tag.tsx';
import { toIsoTime } from './to-iso-time.ts';
import { useLogTypeLabels } from './use-log-type-labels.ts';

/** Returns the table of this browser tab's log entries. Exports contain only the last characters of a token. */
export function useLogTable(): TableDefinition<LogEntry> {
  const { t } = useLingui();
  const entries = useAppAtomValue(logEntriesAtom);
  const viewEntry = useSetPaneAtom(viewEntryAtom);
  const { compare } = useFormat();
  const source = useMemo(() => createLogSource(entries, compare), [entries, compare]);
  return {
    name: 'dashboard-log',
    title: t({ id: 'dashboard.page.log.title', message: 'Front-end log' }),
    description: t({
      id: 'dashboard.page.log.page-description',
      message:
        'Messages and errors in this browser tab. They stay after a reload and are cleared when you sign out.',
    }),
    keyword: t({ id: 'dashboard.page.log.search', message: 'Search messages or page addresses' }),
    empty: {
      title: t({ id: 'dashboard.page.log.empty', message: 'No log entries' }),
      description: t({
        id: 'dashboard.page.log.empty-description',
        message: 'Failed requests and errors in this browser tab appear here.',
      }),
    },
    source,
    rowKey: ({ id }) => String(id),
    rowName: ({ time }) => time,
    rowActions: [
      {
        key: 'view',
        label: t({ id: 'dashboard.page.log.view', message: 'View' }),
        icon: <IconEye aria-hidden />,
        run: viewEntry,
      },
    ],
    columns: useLogColumns(),
  };
}

function useLogColumns(): readonly ColumnDefinition<LogEntry>[] {
  const { t } = useLingui();
  const format = useFormat();
  const types = useLogTypeLabels();
  return [
    {
      key: 'message',
      title: t({ id: 'dashboard.page.log.message', message: 'Message' }),
      kind: 'text',
      width: 360,
      isName: true,
      isSortable: true,
      render: ({ message }) => isolateText(message),
    },
    {
      key: 'type',
      title: t({ id: 'dashboard.page.log.type', message: 'Type' }),
      kind: 'select',
      width: 100,
      isSortable: true,
      isSearchable: true,
      options: (['info', 'error'] as const).map((value) => ({ value, label: types[value] })),
      render: ({ type }) => <LogTypeTag type={type} />,
    },
    {
      key: 'time',
      title: t({ id: 'dashboard.page.log.time', message: 'Time' }),
      kind: 'date',
      width: 180,
      render: ({ time }) => format.dateTime(toIsoTime(time)),
      isSortable: true,
      isSearchable: true,
      value: ({ time }) => toIsoTime(time),
    },
    {
      key: 'address',
      title: t({ id: 'dashboard.page.log.address', message: 'Page address' }),
      kind: 'text',
      width: 260,
      value: ({ meta }) => meta.address,
      // The path is the part that differs. The drawer of an entry shows the whole address.
      render: ({ meta }) => isolateText(meta.address.replace(`${globalThis.location.origin}/`, '/')),
    },
    {
      key: 'person',
      title: t({ id: 'dashboard.page.log.user', message: 'User' }),
      kind: 'text',
      isHidden: true,
      value: ({ meta }) => meta.info?.name,
    },
    {
      key: 'token',
      title: t({ id: 'dashboard.page.log.token', message: 'Token (last 4 characters)' }),
      kind: 'text',
      isHidden: true,
      value: ({ meta }) => getTokenEnding(meta.token),
    },
    {
      key: 'extra',
      title: t({ id: 'dashboard.page.log.extra', message: 'Details' }),
      kind: 'text',
      isHidden: true,
      value: ({ meta }) => JSON.stringify(meta.extra),
    },
  ];
}

/** Renders program output. The browser does not translate it, and its direction does not affect the text around it. */
function isolateText(text: string): ReactNode {
  return <bdi translate="no">{text}</bdi>;
}
