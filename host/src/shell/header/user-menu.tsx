import { ROUTES } from '@atrium/contract';
import { userInfoAtom } from '@atrium/runtime';
import { Avatar, IconHome, IconPoweroff, IconSafe, IconUser } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { MenuButton } from '../../components/menu-button/menu-button.tsx';
import { SignOutDialog } from '../../features/sign-out/sign-out-dialog.tsx';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import { getIndexPath } from '../../navigation/routes/get-index-path.ts';
import { useSignOut } from '../sign-out/use-sign-out.ts';
import styles from './header.module.css';

/** The menu with the name of the current user, links to the user's pages, and sign-out. */
export function UserMenu() {
  const { t } = useLingui();
  const history = useConsoleHistory();
  const info = useAtomValue(userInfoAtom);
  const { requestSignOut, isConfirming, endConfirmation } = useSignOut();
  const name = info?.name ?? '';
  return (
    <>
      <MenuButton
        name={t({ id: 'host.component.user-menu.label', message: `User menu: ${name}` })}
        choices={[
          {
            key: 'home',
            icon: <IconHome />,
            label: t({ id: 'host.component.user-menu.home', message: 'Home' }),
            choose: () => history.push(getIndexPath(info?.access)),
          },
          {
            key: 'user-setting',
            icon: <IconUser />,
            label: t({ id: 'host.component.user-menu.user-setting', message: 'Personal settings' }),
            choose: () => history.push(ROUTES.userSetting),
          },
          {
            key: 'account-setting',
            icon: <IconSafe />,
            label: t({ id: 'host.component.user-menu.account-setting', message: 'Account settings' }),
            choose: () => history.push(ROUTES.accountSetting),
          },
          {
            key: 'sign-out',
            icon: <IconPoweroff />,
            label: t({ id: 'host.component.user-menu.sign-out', message: 'Sign out' }),
            choose: requestSignOut,
          },
        ]}
      >
        <UserAvatar />
        <span className={styles.name}>{name}</span>
      </MenuButton>
      <SignOutDialog isOpen={isConfirming} onClose={endConfirmation} />
    </>
  );
}

/** The avatar of the current user, or the first letter of the user's name. Decorative, next to the name. */
function UserAvatar() {
  const info = useAtomValue(userInfoAtom);
  return (
    <span aria-hidden="true">
      <Avatar autoFixFontSize={false} size={28} className={styles.avatar ?? ''}>
        {info?.avatar ? (
          <img alt="" src={info.avatar} />
        ) : (
          // Drawn by CSS instead of written as text, because the name next to it is the button's text.
          <span className={styles.letter} data-letter={[...(info?.name ?? '')][0]?.toUpperCase()} />
        )}
      </Avatar>
    </span>
  );
}
