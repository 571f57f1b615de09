import { type App, LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button, Field, FormAlert, TextArea } from '@atrium/ui/base';
import { IconPlayArrow } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from './nlp-app.module.css';
import { RunResult } from './run-result.tsx';
import { useRun } from './use-run.ts';

/** Where an app is run on a text. */
export function RunBench({ app }: { readonly app: App }) {
  const { t } = useLingui();
  const format = useFormat();
  const { text, run, isRunning, hasFailed, isTooLong, edit, start } = useRun(app);
  const length = format.number(text.length);
  const limit = format.number(LIMITS.textLength);
  return (
    <>
      <form
        className={styles.bench}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <FormAlert>
          {hasFailed
            ? t({
                id: 'assets.page.nlp-app.failed',
                message: '这次运行没有成功。您的文本仍在，可以再试一次。',
              })
            : null}
        </FormAlert>
        <Field
          label={t({ id: 'assets.page.nlp-app.text', message: '文本' })}
          hint={t({
            id: 'assets.page.nlp-app.length',
            message: `${length} / ${limit} 个字符，Ctrl+Enter 运行`,
          })}
          error={isTooLong ? t({ id: 'assets.page.nlp-app.too-long', message: '文本太长' }) : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              value={text}
              minRows={4}
              maxRows={14}
              onChange={edit}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void start();
              }}
            />
          )}
        </Field>
        <div className={styles.actions}>
          {app.sample && text !== app.sample ? (
            <Button type="text" onClick={() => edit(app.sample ?? '')}>
              {t({ id: 'assets.page.nlp-app.sample', message: '使用示例' })}
            </Button>
          ) : null}
          <Button
            type="primary"
            htmlType="submit"
            icon={<IconPlayArrow />}
            loading={isRunning}
            disabled={text.trim() === '' || isTooLong || app.status !== 'active'}
          >
            {t({ id: 'assets.page.nlp-app.run', message: '运行' })}
          </Button>
        </div>
      </form>
      {run ? <RunResult run={run} /> : null}
    </>
  );
}
