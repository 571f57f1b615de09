import { assetsListCall, type Batch, batchCalls } from '@atrium/contract';
import type { Language } from '../lib/messages/translate.ts';
import type { CallDemo } from './call-demo.ts';

const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['我们明天上午开会讨论预算', '', '这家店的服务很好', '快递三天还没有到', '请帮我修改收货地址'],
  'en-US': [
    'The meeting starts at nine',
    '',
    'The service in this shop is great',
    'The parcel is three days late',
    'Please change my address',
  ],
};

const FILES: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['七月评论.csv', '客服记录.xlsx', '问卷.tsv'],
  'en-US': ['Reviews July.csv', 'Tickets.xlsx', 'Survey.tsv'],
};

/**
 * Creates the batches of the text app in the screenshots: one with failed rows, one that is canceled, one that runs.
 */
export async function addBatches(call: CallDemo, language: Language): Promise<void> {
  const { list } = await call(assetsListCall, { filters: { kind: ['nlp'], status: ['active'] } });
  const appId = list[0]?.id ?? '';
  for (const [index, name] of FILES[language].entries()) {
    const { id } = await call(batchCalls.create, {
      appId,
      name,
      columns: ['id', 'text'],
      inputColumns: ['text'],
      horizon: 1,
      season: 0,
      perMinute: index === 0 ? null : 4,
      // No server listens at this address, so the console shows a failed delivery.
      webhook: { url: 'http://127.0.0.1:9/batches', secret: `whsec_${'A'.repeat(32)}` },
    });
    // The last batch still runs when its screenshot is taken.
    const count = index === 2 ? 480 : 40;
    const rows = Array.from({ length: count }, (_, row) => [row + 1, TEXTS[language][row % 5] ?? '']);
    await call(batchCalls.addRows, { id, from: 1, rows });
    await call(batchCalls.start, { id });
    if (index === 0) await waitForEnd(call, id);
    if (index === 1) await call(batchCalls.cancel, { id });
  }
}

async function waitForEnd(call: CallDemo, id: string): Promise<void> {
  let batch: Batch;
  do batch = await call(batchCalls.detail, { id });
  while (batch.status === 'running');
}
