import { userInfoAtom } from '@atrium/runtime';
import { Avatar } from '@atrium/ui/shell';
import { useAtomValue } from 'jotai';
import styles from './header.module.css';

/** The picture of the current user, or the first letter of their name. Decoration beside the name. */
export function UserFace() {
  const info = useAtomValue(userInfoAtom);
  return (
    <span aria-hidden="true">
      <Avatar size={28} className={styles.face ?? ''}>
        {info?.avatar ? (
          <img alt="" src={info.avatar} />
        ) : (
          // Drawn, not written: the name beside it is the text of the button.
          <span className={styles.letter} data-letter={[...(info?.name ?? '')][0]?.toUpperCase()} />
        )}
      </Avatar>
    </span>
  );
}
