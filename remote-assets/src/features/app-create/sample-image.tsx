import type { Target } from '@atrium/contract';
import { type Load, useLoad } from '@atrium/runtime';
import { loadSample, useObjectUrl } from '@atrium/task-views';
import styles from './app-create.module.css';

type Sample = NonNullable<Target['sample']>;

/** The image that a target can be tried on. Decoration: its target says in words what it does. */
export function SampleImage({ sample }: { readonly sample: Sample }) {
  const url = useObjectUrl(useLoad(loadPicture, sample).data);
  return <span className={styles.image}>{url ? <img src={url} alt="" /> : null}</span>;
}

/** Silent, because the target is understood without its image. */
const loadPicture: Load<Sample, Blob | undefined> = async (sample, { signal }) =>
  (await loadSample(sample, { signal, isSilent: true })).file;
