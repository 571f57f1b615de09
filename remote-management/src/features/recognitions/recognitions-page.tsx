import { recognitionCalls } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { openItemDesk } from '../../items/item-desk.ts';
import { ItemsPage } from '../../items/items-page.tsx';

const desk = openItemDesk('recognition', recognitionCalls);

/** The recognitions on which apps can be built. */
export function RecognitionsPage() {
  const { t } = useLingui();
  return (
    <ItemsPage
      desk={desk}
      name="management-recognitions"
      title={t({ id: 'management.page.recognitions.title', message: 'Recognitions' })}
      line={t({
        id: 'management.page.recognitions.line',
        message: 'Manage the recognitions of the platform and their engines.',
      })}
      empty={t({ id: 'management.page.recognitions.empty', message: 'No recognitions yet' })}
      noun={t({ id: 'management.page.recognitions.noun', message: 'recognition' })}
    />
  );
}
