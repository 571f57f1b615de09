import type { Target } from '@atrium/contract';
import { loadSample, useObjectUrl } from '@atrium/task-views';
import { useEffect, useState } from 'react';
import styles from './app-create.module.css';

/** The picture that a target can be tried on. Decoration: its target says in words what it does. */
export function SamplePicture({ sample }: { readonly sample: NonNullable<Target['sample']> }) {
  const [file, setFile] = useState<Blob>();
  const url = useObjectUrl(file);
  useEffect(() => {
    let isShown = true;
    // Without it the target is merely less vivid.
    const drop = () => undefined;
    loadSample(sample, { isSilent: true }).then((draft) => (isShown ? setFile(draft.file) : undefined), drop);
    return () => {
      isShown = false;
    };
  }, [sample]);
  return <span className={styles.picture}>{url ? <img src={url} alt="" /> : null}</span>;
}
