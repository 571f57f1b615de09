import { WordedName, WordedValue } from '../schema-fields/worded-parameter.tsx';
import styles from './parts-text.module.css';

/** The parts of a value, such as an engine's parameters: one line for each. */
export function PartsText({ parts }: { readonly parts: object }) {
  return Object.entries(parts).map(([name, part]) => (
    <span key={name} className={styles.part}>
      <WordedName name={name} />
      {': '}
      <WordedValue name={name} value={part} />
    </span>
  ));
}
