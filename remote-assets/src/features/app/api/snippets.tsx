import { TASK_IDS, TASKS } from '@atrium/contract';
import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { CopyButton } from '@atrium/task-views';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { TabList } from '../../../tabs/tab-list.tsx';
import { TabPanel } from '../../../tabs/tab-panel.tsx';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import apiStyles from './api.module.css';
import { SNIPPET_LANGUAGES, type SnippetLanguage, toSnippets } from './to-snippets.ts';

/** Product names are the same in every language. */
const NAMES: Readonly<Record<SnippetLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
};

/** Example programs that run the open app. The user can copy them. */
export function Snippets() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { apiBase } = useAppAtomValue(deploymentAtom);
  const [language, setLanguage] = useState<SnippetLanguage>('curl');
  const titleId = useId();
  const panelId = useId();
  const task = TASK_IDS.find((id) => id === app.task);
  if (!task) return null;
  const origin = new URL(apiBase || '/', window.location.origin).origin;
  const baseUrl = `${origin}/v1`;
  const modelName = app.id;
  const snippet = toSnippets(origin, { ...app, task })[language];
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {t({ id: 'assets.page.api.snippets', message: 'Call this app' })}
      </h2>
      <p className={styles.hint}>
        <Trans id="assets.page.api.snippets-hint">
          Set the environment variable <code>ATRIUM_API_KEY</code> to a key of this app.
        </Trans>{' '}
        <a className={apiStyles.link} href={`${origin}/v1/openapi.json`} target="_blank" rel="noreferrer">
          {t({ id: 'assets.page.api.document', message: 'OpenAPI document' })}
        </a>
        {' · '}
        <a className={apiStyles.link} href={`${origin}/v1/docs`} target="_blank" rel="noreferrer">
          {t({ id: 'assets.page.api.reference', message: 'API reference' })}
        </a>
      </p>
      <dl className={apiStyles.details}>
        <Detail
          label={t({ id: 'assets.page.api.model', message: 'App ID (use it as the model name)' })}
          value={modelName}
        />
        <Detail
          label={t({ id: 'assets.page.api.inference-server', message: 'Open Inference Protocol v2 server' })}
          value={origin}
        />
        {TASKS[task].input === 'text' && (
          <Detail
            label={t({ id: 'assets.page.api.openai-base', message: 'OpenAI API base URL' })}
            value={baseUrl}
          />
        )}
      </dl>
      <TabList<SnippetLanguage>
        label={t({ id: 'assets.page.api.languages', message: 'Programming languages' })}
        tabs={SNIPPET_LANGUAGES.map((id) => ({ id, name: NAMES[id] }))}
        chosen={language}
        panelId={panelId}
        onChoose={setLanguage}
      />
      <TabPanel panelId={panelId} chosen={language}>
        <div className={apiStyles.snippet}>
          <div className={apiStyles.copy}>
            <CopyButton text={() => snippet} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard */}
          <pre tabIndex={0} dir="ltr">
            <code>{snippet}</code>
          </pre>
        </div>
      </TabPanel>
    </section>
  );
}

/** A value that other clients need, with a button that copies it. */
function Detail({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useLingui();
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{value}</code>
        <CopyButton text={() => value} label={t({ id: 'assets.page.api.copy', message: `Copy ${label}` })} />
      </dd>
    </>
  );
}
