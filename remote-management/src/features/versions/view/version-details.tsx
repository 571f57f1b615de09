import type { AlgorithmVersion } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { StatusMark } from '@atrium/ui/data';
import { Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useVersionLabels, VERSION_TONES } from '../use-version-labels.ts';
import styles from '../versions.module.css';

interface VersionDetailsProps {
  readonly version: AlgorithmVersion;
  /** The name of the engine, once it is loaded. */
  readonly engineName: string | undefined;
}

interface Detail {
  readonly term: string;
  readonly value: ReactNode;
  /**
   * The CSS class of the element around the term and the value. By default, several such elements
   * share a line.
   */
  readonly className?: string | undefined;
}

/** A summary of a version and its validation. */
export function VersionDetails({ version, engineName }: VersionDetailsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { statuses } = useVersionLabels();
  const { status, engineId, aliases, metrics, createdByName, createdAt, note } = version;
  const details: readonly Detail[] = [
    {
      term: t({ id: 'management.page.versions.status', message: 'Status' }),
      value: <StatusMark tone={VERSION_TONES[status]}>{statuses[status]}</StatusMark>,
    },
    {
      term: t({ id: 'management.page.versions.engine', message: 'Engine' }),
      value: engineName ?? engineId,
    },
    {
      term: t({ id: 'management.page.versions.aliases', message: 'Aliases' }),
      value:
        aliases.length === 0
          ? '–'
          : aliases.map((alias) => (
              <Tag key={alias} size="small" color="arcoblue" className={`${styles.alias}`}>
                {alias}
              </Tag>
            )),
    },
    {
      term: t({ id: 'management.page.versions.run-time', message: 'Sample run time' }),
      value: format.duration(metrics?.runMs),
    },
    {
      term: t({ id: 'management.page.versions.created', message: 'Created' }),
      value: [createdByName, format.dateTime(createdAt)].filter(Boolean).join(' · '),
    },
    ...(note
      ? [
          {
            term: t({ id: 'management.page.versions.note', message: 'Change note' }),
            value: note,
            className: styles.whole,
          },
        ]
      : []),
  ];
  return (
    <dl className={styles.details}>
      {details.map(({ term, value, className }) => (
        <div key={term} className={className}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
