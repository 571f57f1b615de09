import { nlpCalls } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { openItemDesk } from '../../items/item-desk.ts';
import { ItemsPage } from '../../items/items-page.tsx';

const desk = openItemDesk('nlp', nlpCalls);

/** The language services that apps may be made of. */
export function NlpItemsPage() {
  const { t } = useLingui();
  return (
    <ItemsPage
      desk={desk}
      name="management-nlp-items"
      title={t({ id: 'management.page.nlp-items.title', message: 'NLP 项目' })}
      line={t({
        id: 'management.page.nlp-items.line',
        message: '平台提供的自然语言处理能力，以及它们运行所用的引擎。',
      })}
      empty={t({ id: 'management.page.nlp-items.empty', message: '还没有 NLP 项目' })}
      noun={t({ id: 'management.page.nlp-items.noun', message: 'NLP 项目' })}
    />
  );
}
