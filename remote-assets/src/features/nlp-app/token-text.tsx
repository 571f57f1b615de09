import type { Token } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { countGroups, tokenGroup } from './token-groups.ts';
import styles from './token-text.module.css';
import { useTokenGroupNames } from './use-token-group-names.ts';

/** Tokens in their order, coloured by group, each with its tag; above them what the colours mean. */
export function TokenText({ tokens }: { readonly tokens: readonly Token[] }) {
  const names = useTokenGroupNames();
  const format = useFormat();
  return (
    <>
      <ul className={styles.legend}>
        {countGroups(tokens).map(({ group, count }) => (
          <li key={group} className={styles[group]}>
            <span className={styles.swatch} aria-hidden="true" />
            {names[group]} <span className={styles.count}>{format.number(count)}</span>
          </li>
        ))}
      </ul>
      <ol className={styles.tokens}>
        {tokens.map(({ text, tag, start }) => (
          <li key={start} className={`${styles.token} ${styles[tokenGroup(tag)]}`}>
            <span className={styles.text}>{text}</span>
            <span className={styles.tag}>{tag}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
