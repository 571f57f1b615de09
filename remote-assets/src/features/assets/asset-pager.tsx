import { useFormat } from '@atrium/i18n';
import type { ListQuery } from '@atrium/runtime';
import { Pager } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

/** The pages of the apps, in words. */
export function AssetPager({ query, total }: { readonly query: ListQuery; readonly total: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const { page, pageSize } = query.body;
  const from = format.number((page - 1) * pageSize + 1);
  const to = format.number(Math.min(page * pageSize, total));
  const all = format.number(total);
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      total={total}
      onTurn={query.turn}
      onResize={query.resize}
      words={{
        label: t({ id: 'assets.page.assets.pages', message: '分页' }),
        range: t({ id: 'assets.page.assets.range', message: `第 ${from}–${to} 项，共 ${all} 项` }),
        previous: t({ id: 'assets.page.assets.previous', message: '上一页' }),
        next: t({ id: 'assets.page.assets.next', message: '下一页' }),
        pageSize: t({ id: 'assets.page.assets.page-size', message: '每页项数' }),
      }}
    />
  );
}
