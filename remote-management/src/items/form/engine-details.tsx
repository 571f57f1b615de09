import type { EngineInfo } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Disclosure } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../items.module.css';

/** An engine's name, version, kind and license, its last measurements, and its known limitations. */
export function EngineDetails({ engine }: { readonly engine: EngineInfo }) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, version, license, method, limitations, measured, qualitySet } = engine;
  const kind =
    method === 'model'
      ? t({ id: 'management.component.items.method-model', message: 'Machine learning' })
      : t({ id: 'management.component.items.method-rules', message: 'Rules' });
  const summary = [
    `${name} ${version}`,
    t({ id: 'management.component.items.engine-type', message: `Method: ${kind}` }),
    // Uploaded models and models on model servers have no license here.
    license && t({ id: 'management.component.items.engine-license', message: `License: ${license}` }),
  ];
  const load = measured && format.duration(measured.loadMs);
  const p95 = measured && format.duration(measured.p95Ms);
  const memory = measured && format.bytes(Math.round(measured.memoryMb) * 1024 ** 2);
  const value = measured && format.number(measured.quality.value);
  const metric = qualitySet?.metric;
  const set = qualitySet?.set;
  const size = qualitySet && format.number(qualitySet.size);
  const uncovered = qualitySet?.uncovered;
  return (
    <div className={styles.details}>
      <p>{summary.filter(Boolean).join(' · ')}</p>
      {measured ? (
        <p>
          {t({
            id: 'management.component.items.measured',
            message: `Load time: ${load} · P95 latency: ${p95} · Memory: ${memory}`,
          })}
        </p>
      ) : null}
      {measured && qualitySet ? (
        <>
          <p>
            {t({
              id: 'management.component.items.quality',
              message: `Quality: ${metric} ${value} on ${size} inputs. Test data: ${set}.`,
            })}
          </p>
          <p>
            {t({
              id: 'management.component.items.quality-uncovered',
              message: `Not measured: ${uncovered}.`,
            })}
          </p>
        </>
      ) : null}
      {limitations.length > 0 ? (
        <Disclosure title={t({ id: 'management.component.items.limitations', message: 'Known limitations' })}>
          <ul>
            {limitations.map((limitation) => (
              <li key={limitation}>{limitation}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}
