import { userInfoAtom } from '@atrium/runtime';
import { Avatar } from '@atrium/ui/shell';
import { useAtomValue } from 'jotai';
import styles from './header.module.css';

/** The avatar of the current user, or the first letter of their name. Decorative, next to the name. */
export function UserAvatar() {
  const info = useAtomValue(userInfoAtom);
  return (
    <span aria-hidden="true">
      <Avatar size={28} className={styles.avatar ?? ''}>
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
