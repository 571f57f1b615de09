import { useFormat } from '@atrium/i18n';
import type { ListedNotice } from '@atrium/runtime';
import { Button, SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useTranslateTitle } from '../../navigation/title/use-translate-title.ts';
import styles from './notices.module.css';

interface NoticeEntryProps {
  readonly notice: ListedNotice;
  readonly close: () => void;
}

/** One notice: its text, its time and its link. */
export function NoticeEntry({ notice, close }: NoticeEntryProps) {
  const { t } = useLingui();
  const translate = useTranslateTitle();
  const { dateTime } = useFormat();
  const { title, body, to, action, kind, time, isRead } = notice;
  return (
    <li className={styles.notice} data-kind={kind} data-read={isRead}>
      <p className={styles.entryTitle}>
        {isRead ? null : (
          <span className={styles.new}>{t({ id: 'host.component.notices.new', message: 'New' })}</span>
        )}
        {to === undefined ? translate(title) : <SafeLink to={to}>{translate(title)}</SafeLink>}
      </p>
      {body === undefined ? null : <p className={styles.body}>{translate(body)}</p>}
      <p className={styles.foot}>
        <time dateTime={new Date(time).toISOString()}>{dateTime(time)}</time>
        {action ? (
          <Button
            size="mini"
            type="primary"
            onClick={() => {
              close();
              action.run();
            }}
          >
            {translate(action.label)}
          </Button>
        ) : null}
      </p>
    </li>
  );
}
