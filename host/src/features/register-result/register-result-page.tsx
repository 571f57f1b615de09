import { ROUTES } from '@atrium/contract';
import { useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { homePathAtom } from '../../navigation/home-path-atom.ts';
import { EntryFrame } from '../../pieces/entry-frame/entry-frame.tsx';
import styles from './register-result-page.module.css';

/** What registration came to, and what to do next. */
export function RegisterResultPage() {
  const { t } = useLingui();
  const home = useAppAtomValue(homePathAtom);
  const account = useAppAtomValue(userInfoAtom)?.account ?? '';
  return (
    <EntryFrame
      title={t({ id: 'host.page.register-result.title', message: '注册成功' })}
      line={t({ id: 'host.page.register-result.line', message: '您已登录，可以开始使用了。' })}
    >
      {account ? (
        <p className={styles.account}>
          {t({ id: 'host.page.register-result.account', message: '您的账号是' })} <code>{account}</code>
        </p>
      ) : null}
      <h2 className={styles.next}>{t({ id: 'host.page.register-result.next', message: '接下来' })}</h2>
      <ul className={styles.steps}>
        <li>
          <SafeLink to={home}>
            {t({ id: 'host.page.register-result.start', message: '进入控制台，创建第一个应用' })}
          </SafeLink>
        </li>
        <li>
          <SafeLink to={ROUTES.userSetting}>
            {t({ id: 'host.page.register-result.profile', message: '完善姓名、头像和语言' })}
          </SafeLink>
        </li>
      </ul>
    </EntryFrame>
  );
}
