import { useListQuery, useLoad } from '@atrium/runtime';
import { PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { ListScreen } from '../../list/list-screen.tsx';
import { ListSearch } from '../../list/list-search.tsx';
import { nlpItemsLoad } from './nlp-item-atoms.ts';
import { useNlpItemColumns } from './use-nlp-item-columns.tsx';

const FILTERS: readonly string[] = [];

/** The language services that apps may be made of. */
export function NlpItemsPage() {
  const { t } = useLingui();
  const query = useListQuery(FILTERS);
  const loaded = useLoad(nlpItemsLoad, query.body);
  const columns = useNlpItemColumns();
  const title = t({ id: 'management.page.nlp-items.title', message: 'NLP 项目' });
  return (
    <>
      <PageHeader
        title={title}
        line={t({
          id: 'management.page.nlp-items.line',
          message: '平台提供的自然语言处理能力，以及它们运行所用的引擎。',
        })}
      />
      <ListSearch
        query={query}
        placeholder={t({ id: 'management.page.nlp-items.search', message: '搜索名称、标识或描述' })}
      />
      <ListScreen
        label={title}
        query={query}
        loaded={loaded}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <StateView
            kind="empty"
            title={t({ id: 'management.page.nlp-items.empty', message: '还没有 NLP 项目' })}
          />
        }
      />
    </>
  );
}
