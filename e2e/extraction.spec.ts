import {
  appCalls,
  type BodyOf,
  connectionCalls,
  dataSetCalls,
  evaluationCalls,
  loginCall,
  nlpCalls,
} from '@atrium/contract';
import { MODEL_SERVER_TOKEN, type ModelServer, startModelServer } from 'server/testing';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

const TEXT = 'Invoice A-17: two pens at 3.50 each, 7.00 in total.';
const REPLY = '{"number": "A-17", "total": 7, "items": [{"name": "pens", "price": 3.5}]}';
const ROWS: [string, string][] = [
  [TEXT, REPLY],
  [TEXT, '{"number": "A-17", "total": 9, "items": [{"name": "pens"}]}'],
];

let modelServer: ModelServer;

test.beforeAll(async () => {
  modelServer = await startModelServer();
  modelServer.chatReplies.push(REPLY);
});

test.afterAll(() => modelServer.close());

test('a chat model extracts values from a text, and an evaluation shows how often each field is right', async ({
  page,
  t,
  startSignedIn,
}) => {
  const mark = Date.now().toString(36);
  const { token } = await callServer(loginCall, ADMIN);
  const options = { token };
  // In these objects, each spread only groups some fields on one line.
  const connection: BodyOf<typeof connectionCalls.create> = {
    ...{ slug: `reader-${mark}`, name: `阅读 ${mark}`, protocol: 'openai' },
    address: `${modelServer.address}/v1`,
    ...{ auth: 'bearer', secret: MODEL_SERVER_TOKEN, certificate: '', timeout: 30, isEnabled: true },
    models: [{ key: 'extract', model: 'chat', task: 'extract', inputs: {}, outputs: {}, numbers: 'FP64' }],
  };
  await callServer(connectionCalls.create, connection, options);
  const task = 'extract' as const;
  const item = {
    ...{ slug: `invoices-${mark}`, name: `发票 ${mark}`, task, engine: `reader-${mark}.extract` },
    ...{ description: '', tags: [], sample: TEXT },
    parameters: { schema: { type: 'object', properties: { number: { type: 'string' } } } },
  };
  const { id: targetId } = await callServer(nlpCalls.create, item, options);
  const { engine, parameters } = item;
  await callServer(nlpCalls.test, { task, engine, parameters, input: { kind: 'text', text: TEXT } }, options);
  await callServer(nlpCalls.publish, { id: targetId, revision: 1 }, options);
  const dataSet: BodyOf<typeof dataSetCalls.create> = {
    ...{ name: `发票 ${mark}`, task, description: '', textColumn: 'text', expectedColumn: 'expected' },
    ...{ horizon: 3, season: 0, content: { columns: ['text', 'expected'], rows: ROWS } },
    gate: { isOn: false, targetIds: [], minimum: 0, isNotWorse: false },
  };
  const { id } = await callServer(dataSetCalls.create, dataSet, options);
  await callServer(evaluationCalls.start, { id, kind: 'nlp', targetId, version: 1 }, options);

  await test.step('the report lists the fields with their accuracy', async () => {
    await startSignedIn(page, { at: '/admin/evaluation/data-sets' });
    const label = (name: string) => t(`management.page.data-sets.${name}`);
    const row = page.getByRole('row').filter({ hasText: dataSet.name });
    await row.getByRole('button', { name: t('table.component.row.more', { name: dataSet.name }) }).click();
    await page.getByRole('menuitem', { name: label('evaluate'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: label('view'), exact: false }).click();
    const fields = dialog.getByRole('table', { name: label('fields'), exact: true });
    // The texts of the cells are joined: `number`, `2/2` and `100%` become `number2/2100%`.
    await expect(fields.getByRole('row')).toHaveText([
      /./,
      /number2\/2100%/,
      /total1\/250%/,
      /name2\/2/,
      /price1\/1/,
    ]);
    await expect(dialog).toContainText(label('field-match'));
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
  });

  await test.step('an app shows the values by path', async () => {
    const app = await callServer(appCalls.nlp.create, { name: `发票 ${mark}`, targetId }, options);
    await page.goto(`/admin/assets/nlpApp/${app.id}`);
    await page.getByRole('textbox').first().fill(TEXT);
    await page.getByRole('button', { name: t('assets.page.app.run'), exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'items[0].price' })).toContainText('3.5');
  });
});
