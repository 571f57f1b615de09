import { useFormat } from '@atrium/i18n';
import { Pager } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface MemberPagerProps {
  /** The first page is 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  onPageChange(page: number): void;
  onPageSizeChange(pageSize: number): void;
}

/** The pager of a group's members, with its labels. */
export function MemberPager(props: MemberPagerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { page, pageSize, total } = props;
  const from = format.number((page - 1) * pageSize + 1);
  const to = format.number(Math.min(page * pageSize, total));
  const all = format.number(total);
  return (
    <Pager
      {...props}
      labels={{
        label: t({ id: 'management.page.groups.pages', message: 'Pages' }),
        range: t({ id: 'management.page.groups.range', message: `${from}–${to} of ${all}` }),
        previous: t({ id: 'management.page.groups.previous', message: 'Previous' }),
        next: t({ id: 'management.page.groups.next', message: 'Next' }),
        pageSize: t({ id: 'management.page.groups.page-size', message: 'Rows per page' }),
        perPage: (size) => format.number(size),
      }}
    />
  );
}
