import styles from './schema-fieldset.module.css';

/** A parameter's label, with the name that programs use. */
export function NamedLabel({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <>
      {label} <code className={styles.name}>{name}</code>
    </>
  );
}
