import { recognitionCalls } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { openItemDesk } from '../../items/item-desk.ts';
import { ItemsPage } from '../../items/items-page.tsx';

const desk = openItemDesk('recognition', recognitionCalls);

/** What apps may be made of that read pictures. */
export function RecognitionsPage() {
  const { t } = useLingui();
  return (
    <ItemsPage
      desk={desk}
      name="management-recognitions"
      title={t({ id: 'management.page.recognitions.title', message: '识别' })}
      line={t({
        id: 'management.page.recognitions.line',
        message: '平台提供的图像识别能力，以及它们运行所用的引擎。',
      })}
      empty={t({ id: 'management.page.recognitions.empty', message: '还没有识别' })}
      noun={t({ id: 'management.page.recognitions.noun', message: '识别' })}
    />
  );
}
