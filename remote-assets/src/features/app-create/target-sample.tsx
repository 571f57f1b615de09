import { Sparkline } from '@atrium/charts';
import type { Target } from '@atrium/contract';
import { type Load, useLoad } from '@atrium/runtime';
import { loadSample, useObjectUrl } from '@atrium/task-views';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './app-create.module.css';

type Sample = NonNullable<Target['sample']>;

/** The image of a target's sample. Decorative: the target's text already describes what it does. */
function SampleImage({ sample }: { readonly sample: Sample }) {
  const url = useObjectUrl(useLoad(loadImage, sample).data);
  return <span className={styles.image}>{url ? <img src={url} alt="" /> : null}</span>;
}

/** The request is silent, because users understand the target without its image. */
const loadImage: Load<Sample, Blob | undefined> = async (sample, { signal }) =>
  (await loadSample(sample, { signal, isSilent: true })).file;

/** A small preview of a target's sample. */
export function TargetSample({ sample }: { readonly sample: NonNullable<Target['sample']> }) {
  const { t } = useLingui();
  const { input } = sample;
  switch (input.kind) {
    case 'text':
      return (
        <q className={styles.sample}>
          <bdi>{input.text}</bdi>
        </q>
      );
    case 'image':
      return <SampleImage sample={sample} />;
    case 'series':
      return <Sparkline values={input.values.filter((value) => value !== null)} />;
    case 'table': {
      const rows = input.rows.length;
      const names = input.columns.join(' · ');
      return (
        <span className={styles.sample}>
          {t({
            id: 'assets.page.app-create.sample-table',
            message: `Sample: ${plural(rows, { one: '# row', other: '# rows' })} (${names})`,
          })}
        </span>
      );
    }
  }
}
