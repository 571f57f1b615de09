import { NLP_TASKS, type NlpItem, nlpListCall, PUBLICATION_STATUSES } from '@atrium/contract';
import { callSource, type TableDefinition } from '@atrium/table';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { STATUS_TONES, useNlpItemNames } from './nlp-item-names.ts';

const source = callSource<NlpItem>(nlpListCall);

/** The language services as a list. */
export function useNlpItemsTable(): TableDefinition<NlpItem> {
  const { t, i18n } = useLingui();
  const { tasks, statuses } = useNlpItemNames();
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  return {
    name: 'management-nlp-items',
    title: t({ id: 'management.page.nlp-items.title', message: 'NLP 项目' }),
    line: t({
      id: 'management.page.nlp-items.line',
      message: '平台提供的自然语言处理能力，以及它们运行所用的引擎。',
    }),
    keyword: t({ id: 'management.page.nlp-items.search', message: '搜索名称、标识或描述' }),
    empty: { title: t({ id: 'management.page.nlp-items.empty', message: '还没有 NLP 项目' }) },
    source,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    columns: [
      {
        key: 'name',
        title: t({ id: 'management.page.nlp-items.name', message: '名称' }),
        kind: 'text',
        isName: true,
        isSortable: true,
        fixed: 'start',
        render: ({ name, slug }) => <NameAndSlug name={name} slug={slug} />,
      },
      {
        key: 'task',
        title: t({ id: 'management.page.nlp-items.task', message: '任务' }),
        kind: 'select',
        isSortable: true,
        isSearchable: true,
        options: NLP_TASKS.map((value) => ({ value, label: tasks[value] })),
      },
      {
        key: 'engine',
        title: t({ id: 'management.page.nlp-items.engine', message: '引擎' }),
        kind: 'text',
        isCode: true,
      },
      {
        key: 'languages',
        title: t({ id: 'management.page.nlp-items.languages', message: '语言' }),
        kind: 'text',
        value: (item) => item.languages.map((language) => languages.of(language) ?? language).join(' · '),
      },
      {
        key: 'status',
        title: t({ id: 'management.page.nlp-items.status', message: '状态' }),
        kind: 'select',
        isSortable: true,
        isSearchable: true,
        options: PUBLICATION_STATUSES.map((value) => ({ value, label: statuses[value] })),
        render: ({ status }) => <StatusMark tone={STATUS_TONES[status]}>{statuses[status]}</StatusMark>,
      },
      {
        key: 'updatedAt',
        title: t({ id: 'management.page.nlp-items.updated-at', message: '更新时间' }),
        kind: 'date',
        isSortable: true,
        isSearchable: true,
      },
    ],
  };
}
