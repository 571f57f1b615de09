import { useListQuery, useLoad } from '@atrium/runtime';
import { PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { ListScreen } from '../../list/list-screen.tsx';
import { ListSearch } from '../../list/list-search.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { usersLoad } from './user-atoms.ts';
import { UserPanel } from './user-panel.tsx';

const FILTERS: readonly string[] = [];

/** The people of the platform, and what they may do. */
export function UsersPage() {
  const { t } = useLingui();
  const query = useListQuery(FILTERS);
  const loaded = useLoad(usersLoad, query.body);
  const columns = useUserColumns();
  const title = t({ id: 'management.page.users.title', message: '用户' });
  return (
    <>
      <PageHeader
        title={title}
        line={t({
          id: 'management.page.users.line',
          message: '管理谁能登录、谁是管理员，并为忘记密码的人生成重置链接。',
        })}
      />
      <ListSearch
        query={query}
        placeholder={t({ id: 'management.page.users.search', message: '搜索姓名、账号或邮箱' })}
      />
      <ListScreen
        label={title}
        query={query}
        loaded={loaded}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <StateView kind="empty" title={t({ id: 'management.page.users.empty', message: '还没有用户' })} />
        }
      />
      <UserPanel onStored={loaded.reload} />
    </>
  );
}
