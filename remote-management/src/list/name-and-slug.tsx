import styles from './name-and-slug.module.css';

/** A record's name above its slug. */
export function NameAndSlug({ name, slug }: { readonly name: string; readonly slug: string }) {
  return (
    <span className={styles.lines}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <code className={styles.slug} dir="auto">
        {slug}
      </code>
    </span>
  );
}
