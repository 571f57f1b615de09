import type { AlgorithmVersion } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useVersionNames, VERSION_TONES } from './version-names.ts';
import styles from './versions.module.css';

interface VersionFactsProps {
  readonly version: AlgorithmVersion;
  /** What its engine is called, once that is known. */
  readonly engineName: string | undefined;
}

/** What a version is and how its validation went, in a few words. */
export function VersionFacts({ version, engineName }: VersionFactsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { statuses } = useVersionNames();
  const { status, engineId, aliases, metrics, createdByName, createdAt, note } = version;
  const facts = [
    {
      term: t({ id: 'management.page.versions.status', message: '状态' }),
      told: <StatusMark tone={VERSION_TONES[status]}>{statuses[status]}</StatusMark>,
    },
    { term: t({ id: 'management.page.versions.engine', message: '引擎' }), told: engineName ?? engineId },
    {
      term: t({ id: 'management.page.versions.aliases', message: '别名' }),
      told: aliases.join(', ') || '–',
    },
    {
      term: t({ id: 'management.page.versions.run-time', message: '样例耗时' }),
      told: metrics ? `${format.number(Math.round(metrics.runMs))} ms` : '–',
    },
    {
      term: t({ id: 'management.page.versions.created', message: '创建' }),
      told: [createdByName, format.dateTime(createdAt)].filter(Boolean).join(' · '),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, told }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{told}</dd>
        </div>
      ))}
      {note ? (
        <div className={styles.whole}>
          <dt>{t({ id: 'management.page.versions.note', message: '变更说明' })}</dt>
          <dd>{note}</dd>
        </div>
      ) : null}
    </dl>
  );
}
