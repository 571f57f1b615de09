import styles from './schema-fieldset.module.css';

/** A parameter in words, with the name that programs know it by. */
export function NamedLabel({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <>
      {label} <code className={styles.name}>{name}</code>
    </>
  );
}
