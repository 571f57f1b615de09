import type { EngineInfo } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from './items.module.css';

/** What an engine is, how it was last measured, and what it does badly. */
export function EngineFacts({ engine }: { readonly engine: EngineInfo }) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, version, licence, nature, weaknesses, measured } = engine;
  const kind =
    nature === 'model'
      ? t({ id: 'management.component.items.nature-model', message: 'model' })
      : t({ id: 'management.component.items.nature-rules', message: 'rules' });
  const load = measured && format.number(Math.round(measured.loadMs));
  const p95 = measured && format.number(Math.round(measured.p95Ms));
  const memory = measured && format.number(Math.round(measured.memoryMb));
  return (
    <div className={styles.facts}>
      <p>{[`${name} ${version}`, kind, licence].join(' · ')}</p>
      {measured ? (
        <p>
          {t({
            id: 'management.component.items.measured',
            message: `Measured: loads in ${load} ms, P95 ${p95} ms, memory ${memory} MB`,
          })}
        </p>
      ) : null}
      {weaknesses.length > 0 ? (
        <details>
          <summary>{t({ id: 'management.component.items.weaknesses', message: 'Known weaknesses' })}</summary>
          <ul>
            {weaknesses.map((weakness) => (
              <li key={weakness} lang="en">
                {weakness}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
