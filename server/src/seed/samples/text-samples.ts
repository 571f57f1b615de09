import type { TaskId } from '@atrium/contract';
import type { ShippedSample } from './shipped-sample.ts';

const createTextSample = (
  task: TaskId,
  language: string,
  content: string,
  title: ShippedSample['title'],
): ShippedSample => ({
  name: `${task}-${language}`,
  task,
  title,
  language,
  input: { kind: 'text', text: content },
  file: undefined,
});

const CHINESE = 'Chinese' as const;
const ENGLISH = 'English' as const;

/** Texts written for this project. Names, numbers and addresses in them are fictional. */
export const TEXT_SAMPLES: readonly ShippedSample[] = [
  createTextSample(
    'tokenize',
    'zh',
    '南京市长江大桥在晨雾中若隐若现，桥上车流不息，江面上偶尔传来汽笛声。',
    CHINESE,
  ),
  createTextSample(
    'tokenize',
    'en',
    "The museum's new wing, which a local studio designed, opens on Friday at 9:30.",
    ENGLISH,
  ),
  createTextSample(
    'entities',
    'zh',
    '2026年3月8日，李晓雯在上海与星海科技有限公司签下120万元的合同，联系邮箱 contact@example.com。',
    CHINESE,
  ),
  createTextSample(
    'entities',
    'en',
    'Maria Lopez met the board of Northwind Traders in Berlin on 12 May 2026 and paid $4,500.',
    ENGLISH,
  ),
  createTextSample('sentiment', 'zh', '屏幕清晰，续航也很好，客服态度热情，下次还会再买。', CHINESE),
  createTextSample(
    'sentiment',
    'en',
    'The room was dirty, the staff was rude, and breakfast was a disappointment.',
    ENGLISH,
  ),
  createTextSample('language', 'fr', 'Le train de huit heures est encore en retard ce matin.', 'French'),
  createTextSample('language', 'ja', '今朝は少し寒いので、温かいお茶を飲みましょう。', 'Japanese'),
  createTextSample(
    'keywords',
    'zh',
    '城市更新不只是拆旧建新。许多老街区保留了原有的街巷和树木，把闲置厂房改造成图书馆、工作室和市集。居民参与街区的规划，老街区因此留住了记忆，也带来了新的生意。',
    CHINESE,
  ),
  createTextSample(
    'keywords',
    'en',
    'Tidal marshes store carbon faster than most forests. When marshes are drained, that carbon returns to the air. ' +
      'Restoring tidal marshes protects the coast from storms, gives fish a nursery, and keeps carbon in the ground.',
    ENGLISH,
  ),
  createTextSample(
    'redact',
    'zh',
    '客户王小明，电话 138 0013 8000，身份证 11010519491231002X，银行卡 4111 1111 1111 1111。',
    CHINESE,
  ),
  createTextSample(
    'redact',
    'en',
    'Please refund Jane Doe, jane.doe@example.com, +44 20 7946 0958, to IBAN GB82 WEST 1234 5698 7654 32.',
    ENGLISH,
  ),
  createTextSample('generate', 'zh', '请用两句话说明海水为什么会涨落。', CHINESE),
  createTextSample('generate', 'en', 'Explain in two sentences why the sea has tides.', ENGLISH),
  createTextSample(
    'extract',
    'zh',
    '通知：2026年4月2日上午十点在三楼会议室举行季度总结会，请准时参加。',
    CHINESE,
  ),
  createTextSample(
    'extract',
    'en',
    'Invitation: The quarterly review takes place on 2 April 2026 at 10 a.m. in room 3.',
    ENGLISH,
  ),
];
