import { recognitionCalls } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { createItemSources } from '../../items/item-sources.ts';
import { ItemsPage } from '../../items/items-page.tsx';

const sources = createItemSources('recognition', recognitionCalls);

/** The recognitions on which apps can be built. */
export function RecognitionsPage() {
  const { t } = useLingui();
  return (
    <ItemsPage
      sources={sources}
      name="management-recognitions"
      title={t({ id: 'management.page.recognitions.title', message: 'Recognition services' })}
      description={t({
        id: 'management.page.recognitions.page-description',
        message: 'Manage the recognition services of the platform and their engines.',
      })}
      empty={t({ id: 'management.page.recognitions.empty', message: 'No recognition services yet' })}
      noun={t({ id: 'management.page.recognitions.noun', message: 'recognition service' })}
    />
  );
}
