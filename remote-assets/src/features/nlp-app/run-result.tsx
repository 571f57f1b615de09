import type { NlpRun } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './nlp-app.module.css';
import { TokenTable } from './token-table.tsx';
import { TokenText } from './token-text.tsx';

/** More would make the page slow; all of them are counted. */
const SHOWN_TOKENS = 1_000;

type View = 'text' | 'table' | 'json';

/** What a run gave: the text in colours, a table, or the answer as it came. */
export function RunResult({ run }: { readonly run: NlpRun }) {
  const { t } = useLingui();
  const format = useFormat();
  const [view, setView] = useState<View>('text');
  const views: readonly { readonly id: View; readonly name: string }[] = [
    { id: 'text', name: t({ id: 'assets.page.nlp-app.view-text', message: '标注' }) },
    { id: 'table', name: t({ id: 'assets.page.nlp-app.view-table', message: '表格' }) },
    { id: 'json', name: 'JSON' },
  ];
  const shown = run.outputs.tokens.slice(0, SHOWN_TOKENS);
  const shownCount = format.number(SHOWN_TOKENS);
  return (
    <section className={styles.result} aria-label={t({ id: 'assets.page.nlp-app.result', message: '结果' })}>
      <div className={styles.resultHead}>
        <RunSummary run={run} />
        <div className={styles.views}>
          {views.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={styles.view}
              aria-pressed={id === view}
              onClick={() => setView(id)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {run.outputs.tokens.length > SHOWN_TOKENS ? (
        <p className={styles.note}>
          {t({ id: 'assets.page.nlp-app.shown', message: `这里只显示前 ${shownCount} 个词。` })}
        </p>
      ) : null}
      {view === 'text' ? <TokenText tokens={shown} /> : null}
      {view === 'table' ? <TokenTable tokens={shown} /> : null}
      {view === 'json' ? (
        <pre className={styles.json} dir="ltr">
          {JSON.stringify({ ...run, outputs: { tokens: shown } }, null, 2)}
        </pre>
      ) : null}
    </section>
  );
}

function RunSummary({ run }: { readonly run: NlpRun }) {
  const { t } = useLingui();
  const format = useFormat();
  const count = format.number(run.outputs.tokens.length);
  const time = format.number(run.usage.runMs, { maximumFractionDigits: 1 });
  const model = `${run.model.slug} · ${run.model.version}`;
  return (
    <p className={styles.summary} role="status">
      {t({ id: 'assets.page.nlp-app.summary', message: `${count} 个词，用时 ${time} 毫秒` })}
      <span className={styles.model}>{model}</span>
    </p>
  );
}
