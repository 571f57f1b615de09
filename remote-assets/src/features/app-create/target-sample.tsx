import { Sparkline } from '@atrium/charts';
import type { Target } from '@atrium/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './app-create.module.css';
import { SampleImage } from './sample-image.tsx';

/** A small preview of a target's sample. */
export function TargetSample({ sample }: { readonly sample: NonNullable<Target['sample']> }) {
  const { t } = useLingui();
  const { input } = sample;
  switch (input.kind) {
    case 'text':
      return <q className={styles.sample}>{input.text}</q>;
    case 'image':
      return <SampleImage sample={sample} />;
    case 'series':
      return <Sparkline values={input.values} />;
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
