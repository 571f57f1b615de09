import { nlpCalls } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { createItemSources } from '../../items/item-sources.ts';
import { ItemsPage } from '../../items/items-page.tsx';

const sources = createItemSources('nlp', nlpCalls);

/** The NLP items on which apps can be built. */
export function NlpItemsPage() {
  const { t } = useLingui();
  return (
    <ItemsPage
      sources={sources}
      name="management-nlp-items"
      title={t({ id: 'management.page.nlp-items.title', message: 'NLP services' })}
      description={t({
        id: 'management.page.nlp-items.page-description',
        message: 'Manage the NLP services of the platform and their engines.',
      })}
      empty={t({ id: 'management.page.nlp-items.empty', message: 'No NLP services yet' })}
      noun={t({ id: 'management.page.nlp-items.noun', message: 'NLP service' })}
    />
  );
}
