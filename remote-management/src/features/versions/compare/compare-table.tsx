import { type ComparedVersion, versionName } from '@atrium/contract';
import { ParameterName, ParameterValue } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithm } from '../algorithm-context.ts';
import { useEngines } from '../use-engines.ts';
import styles from '../versions.module.css';
import { compareProperties } from './compare-properties.ts';

const ENGINE = 'engineId';

/** The content of two versions, one row per property; different values are marked. */
export function CompareTable({ sides }: { readonly sides: readonly ComparedVersion[] }) {
  const { t } = useLingui();
  const rows = compareProperties(sides.map(({ version }) => version));
  const { task } = useAlgorithm();
  const { engines } = useEngines(task);
  const findEngineName = (engineId: string) => engines?.find(({ id }) => id === engineId)?.name ?? engineId;
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'management.page.versions.property', message: 'Property' })}</th>
          {sides.map(({ version }) => (
            <th key={version.id} scope="col">
              {versionName(version.number)}
            </th>
          ))}
          <th scope="col">{t({ id: 'management.page.versions.difference', message: 'Difference' })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values, isDifferent }) => (
          <tr key={name} className={isDifferent ? styles.changed : undefined}>
            <th scope="row">
              {name === ENGINE ? (
                t({ id: 'management.page.versions.engine', message: 'Engine' })
              ) : (
                <ParameterName name={name} />
              )}
            </th>
            {values.map(({ id, value }) => (
              <td key={id}>
                {name === ENGINE ? (
                  findEngineName(String(value))
                ) : (
                  <ParameterValue name={name} value={value} />
                )}
              </td>
            ))}
            <td>{isDifferent ? t({ id: 'management.page.versions.differs', message: 'Different' }) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
