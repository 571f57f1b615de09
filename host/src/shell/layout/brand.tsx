import { deploymentAtom } from '@atrium/runtime';
import { Logo } from '@atrium/ui/base';
import { Link } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { homePathAtom } from '../../navigation/routes/home-path-atom.ts';
import styles from './shell.module.css';

/** The logo and the name, as a link to the home page. */
export function Brand() {
  const { name } = useAtomValue(deploymentAtom);
  return (
    <Link to={useAtomValue(homePathAtom)} className={styles.brand ?? ''}>
      <Logo size={28} />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
