import type { NlpItem } from '@atrium/contract';
import { type RecordColumn, StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { Moment } from '../../list/moment.tsx';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { STATUS_TONES, useNlpItemNames } from './nlp-item-names.ts';

export function useNlpItemColumns(): readonly RecordColumn<NlpItem>[] {
  const { t, i18n } = useLingui();
  const { tasks, statuses } = useNlpItemNames();
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  return [
    {
      key: 'name',
      title: t({ id: 'management.page.nlp-items.name', message: '名称' }),
      isName: true,
      sortField: 'name',
      render: ({ name, slug }) => <NameAndSlug name={name} slug={slug} />,
    },
    {
      key: 'task',
      title: t({ id: 'management.page.nlp-items.task', message: '任务' }),
      sortField: 'task',
      render: ({ task }) => tasks[task],
    },
    {
      key: 'engine',
      title: t({ id: 'management.page.nlp-items.engine', message: '引擎' }),
      render: ({ engine }) => <code>{engine}</code>,
    },
    {
      key: 'languages',
      title: t({ id: 'management.page.nlp-items.languages', message: '语言' }),
      render: (item) =>
        item.languages.map((language) => languages.of(language) ?? language).join(' · ') || '–',
    },
    {
      key: 'status',
      title: t({ id: 'management.page.nlp-items.status', message: '状态' }),
      render: ({ status }) => <StatusMark tone={STATUS_TONES[status]}>{statuses[status]}</StatusMark>,
    },
    {
      key: 'updatedAt',
      title: t({ id: 'management.page.nlp-items.updated-at', message: '更新时间' }),
      sortField: 'updatedAt',
      render: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ];
}
