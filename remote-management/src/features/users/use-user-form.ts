import { type BodyOf, ROLES, type UserRow, userCreateCall } from '@atrium/contract';
import { request, useSetPaneAtom } from '@atrium/runtime';
import type { FormDefinition } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { resetLinkOf } from './reset-link-of.ts';
import { showLinkAtom } from './user-atoms.ts';
import { useUserNames } from './user-names.ts';

/** How somebody is added, who then sets a password by the link that is shown. */
export function useUserForm(): FormDefinition<UserRow> {
  const { t } = useLingui();
  const { roles } = useUserNames();
  const showLink = useSetPaneAtom(showLinkAtom);
  return {
    schema: userCreateCall.body,
    noun: t({ id: 'management.page.users.noun', message: '用户' }),
    source: {
      async create(draft) {
        const body = draft as BodyOf<typeof userCreateCall>;
        const added = await request(userCreateCall, body, { isSilent: true });
        showLink(added.user, resetLinkOf(added));
        return added.user;
      },
    },
    fields: {
      name: { label: t({ id: 'management.page.users.full-name', message: '姓名' }) },
      account: {
        label: t({ id: 'management.page.users.account', message: '账号' }),
        isCode: true,
        rule: t({
          id: 'management.page.users.account-rule',
          message: '3 到 32 个字符：小写字母、数字、点、下划线和连字符，以字母开头',
        }),
      },
      mail: { kind: 'text' },
      mobile: {
        label: t({ id: 'management.page.users.mobile', message: '手机号' }),
        hint: t({
          id: 'management.page.users.mobile-hint',
          message: '带国家代码，例如 +8613800138000；可不填',
        }),
        rule: t({ id: 'management.page.users.mobile-rule', message: '请以加号和国家代码开头，只含数字' }),
      },
      access: {
        options: ROLES.map((value) => ({ value, label: roles[value] })),
        initial: ['user'],
        hint: t({
          id: 'management.page.users.first-password',
          message: '保存后会显示一个只能使用一次的链接，交给对方设置密码。',
        }),
      },
    },
  };
}
