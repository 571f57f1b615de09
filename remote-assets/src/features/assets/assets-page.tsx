import { useListQuery, usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconPlus, PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { NLP_APP_CREATE } from '../../addresses.ts';
import { AssetList } from './asset-list.tsx';
import { AssetSearch } from './asset-search.tsx';

const FILTERS: readonly string[] = [];

/** The apps that a person has made; an admin sees everybody's. */
export function AssetsPage() {
  const { t } = useLingui();
  const { navigator } = usePane();
  const query = useListQuery(FILTERS);
  const create = (
    <Button type="primary" icon={<IconPlus />} onClick={() => navigator.go(NLP_APP_CREATE)}>
      {t({ id: 'assets.page.assets.create', message: '创建 NLP 应用' })}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t({ id: 'assets.page.assets.title', message: '应用' })}
        line={t({ id: 'assets.page.assets.line', message: '您创建的应用，打开即可运行。' })}
        actions={create}
      />
      <AssetSearch query={query} />
      <AssetList query={query} create={create} />
    </>
  );
}
