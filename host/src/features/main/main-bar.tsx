import { Logo } from '@atrium/ui/base';
import { LocalePicker } from '../../components/locale-picker/locale-picker.tsx';
import { ThemeSwitch } from '../../components/theme-switch/theme-switch.tsx';
import styles from './main-page.module.css';

/** The logo, the name, the language and the theme. */
export function MainBar({ name }: { readonly name: string }) {
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>
        <Logo size={28} />
        <span>{name}</span>
      </p>
      <LocalePicker />
      <ThemeSwitch />
    </header>
  );
}
