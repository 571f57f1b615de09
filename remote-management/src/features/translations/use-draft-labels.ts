import type { Drafting } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts about translation drafts and about drafting. */
export function useDraftLabels() {
  const { t } = useLingui();
  const format = useFormat();
  const statuses: Readonly<Record<Drafting['status'], string>> = {
    queued: t({ id: 'management.page.translations.queued', message: 'Waiting to generate drafts' }),
    running: t({ id: 'management.page.translations.running', message: 'Generating drafts' }),
    succeeded: t({ id: 'management.page.translations.succeeded', message: 'All messages are processed' }),
    failed: t({
      id: 'management.page.translations.failed',
      message: 'Generating drafts stopped because of an error',
    }),
    canceled: t({ id: 'management.page.translations.canceled', message: 'Canceled' }),
  };
  return {
    statuses,
    draft: t({ id: 'management.page.translations.draft', message: 'Draft' }),
    title: t({ id: 'management.page.translations.drafts-title', message: 'Drafts by a language model' }),
    open: t({ id: 'management.page.translations.open-drafts', message: 'Generate drafts' }),
    model: t({ id: 'management.page.translations.model', message: 'Model' }),
    start: t({ id: 'management.page.translations.start-drafts', message: 'Start' }),
    cancel: t({ id: 'management.page.translations.cancel-drafts', message: 'Stop generating' }),
    show: t({ id: 'management.page.translations.show-drafts', message: 'Show drafts' }),
    write: t({ id: 'management.page.translations.write-draft', message: 'Generate draft' }),
    failures: t({
      id: 'management.page.translations.draft-failures',
      message: 'Messages without a valid draft',
    }),
    explanation: t({
      id: 'management.page.translations.drafts-explanation',
      message:
        'The model translates missing and stale messages that match the filters of the list. Users see a draft only after it is approved.',
    }),
    dataNote: t({
      id: 'management.page.translations.drafts-sent',
      message: 'The server of the model receives the English texts and some translations as examples.',
    }),
    noModel: t({
      id: 'management.page.translations.no-model',
      message:
        'A language model can draft translations. No language model is connected: add a connection that uses the OpenAI API and has a model.',
    }),
    connections: t({ id: 'management.page.translations.connections', message: 'Go to connections' }),
    draftNote: t({
      id: 'management.page.translations.draft-note',
      message: 'This text is a draft. Users see it after you approve it.',
    }),
    unsaved: t({
      id: 'management.page.translations.draft-unsaved',
      message: 'Save or discard your changes before you request a draft.',
    }),
    rejected: t({
      id: 'management.page.translations.draft-rejected',
      message:
        'The draft that the model wrote has errors and was not saved. Correct and save it, or try again.',
    }),
    describeMatches: (count: number) =>
      count === 0
        ? t({
            id: 'management.page.translations.no-matches',
            message: 'No missing or stale message matches the filters.',
          })
        : t({
            id: 'management.page.translations.matches',
            message: `${plural(count, { one: '# message matches.', other: '# messages match.' })}`,
          }),
    describeOrigin: (model: string | null, at: string) => {
      const date = format.date(at);
      return model === null
        ? t({ id: 'management.page.translations.draft-of-file', message: `From a file, ${date}` })
        : t({ id: 'management.page.translations.draft-of-model', message: `${model}, ${date}` });
    },
    describeProgress: (done: number, total: number) => {
      const [shown, all] = [format.number(done), format.number(total)];
      return t({ id: 'management.page.translations.progress', message: `${shown} / ${all}` });
    },
  };
}
