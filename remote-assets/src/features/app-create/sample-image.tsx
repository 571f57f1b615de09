import type { Target } from '@atrium/contract';
import { type Load, useLoad } from '@atrium/runtime';
import { loadSample, useObjectUrl } from '@atrium/task-views';
import styles from './app-create.module.css';

type Sample = NonNullable<Target['sample']>;

/** The image of a target's sample. Decorative: the target's text already describes what it does. */
export function SampleImage({ sample }: { readonly sample: Sample }) {
  const url = useObjectUrl(useLoad(loadImage, sample).data);
  return <span className={styles.image}>{url ? <img src={url} alt="" /> : null}</span>;
}

/** Silent, because users understand the target without its image. */
const loadImage: Load<Sample, Blob | undefined> = async (sample, { signal }) =>
  (await loadSample(sample, { signal, isSilent: true })).file;
