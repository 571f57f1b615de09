import { ROLES, type Role } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** All that the list of people and its form say. */
export function useUserWords() {
  const { t } = useLingui();
  const roles: Readonly<Record<Role, string>> = {
    user: t({ id: 'management.page.users.role-user', message: '用户' }),
    admin: t({ id: 'management.page.users.role-admin', message: '管理员' }),
  };
  return {
    title: t({ id: 'management.page.users.title', message: '用户' }),
    line: t({
      id: 'management.page.users.line',
      message: '管理谁能登录、谁是管理员，并为忘记密码的人生成重置链接。',
    }),
    noun: t({ id: 'management.page.users.noun', message: '用户' }),
    search: t({ id: 'management.page.users.search', message: '搜索姓名、账号或邮箱' }),
    empty: t({ id: 'management.page.users.empty', message: '还没有用户' }),
    changeRoles: t({ id: 'management.page.users.roles-title', message: '角色和状态' }),
    resetPassword: t({ id: 'management.page.users.reset', message: '重置密码' }),
    name: t({ id: 'management.page.users.name', message: '用户' }),
    fullName: t({ id: 'management.page.users.full-name', message: '姓名' }),
    account: t({ id: 'management.page.users.account', message: '账号' }),
    accountRule: t({
      id: 'management.page.users.account-rule',
      message: '3 到 32 个字符：小写字母、数字、点、下划线和连字符，以字母开头',
    }),
    mail: t({ id: 'management.page.users.mail', message: '邮箱' }),
    mobile: t({ id: 'management.page.users.mobile', message: '手机号' }),
    mobileHint: t({
      id: 'management.page.users.mobile-hint',
      message: '带国家代码，例如 +8613800138000；可不填',
    }),
    mobileRule: t({
      id: 'management.page.users.mobile-rule',
      message: '请以加号和国家代码开头，只含数字',
    }),
    access: t({ id: 'management.page.users.access', message: '角色' }),
    firstPassword: t({
      id: 'management.page.users.first-password',
      message: '保存后会显示一个只能使用一次的链接，交给对方设置密码。',
    }),
    status: t({ id: 'management.page.users.status', message: '状态' }),
    createdAt: t({ id: 'management.page.users.created-at', message: '注册时间' }),
    roles,
    roleChoices: ROLES.map((value) => ({ value, label: roles[value] })),
    statusChoices: [
      {
        value: 'active',
        label: t({ id: 'management.page.users.status-active', message: '启用' }),
        tone: 'success',
      },
      {
        value: 'disabled',
        label: t({ id: 'management.page.users.status-disabled', message: '停用' }),
        tone: 'quiet',
      },
    ] as const,
  };
}
