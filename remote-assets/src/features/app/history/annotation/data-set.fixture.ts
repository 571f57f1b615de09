import type { DataSet } from '@atrium/contract';
import { APP_ID } from '../../../../app.fixture.ts';

const createdAt = '2026-01-01T00:00:00.000Z';

/** A data set for sentiments with this content. `changes` override its values. */
export function createDataSet(content: DataSet['content'], changes: Partial<DataSet> = {}): DataSet {
  return {
    // A UUID other than that of the app. The ids of the users do not matter.
    id: APP_ID.replace(/.$/, '7'),
    createdAt,
    createdBy: APP_ID,
    updatedAt: createdAt,
    updatedBy: APP_ID,
    revision: 3,
    name: '评论',
    task: 'sentiment',
    description: '',
    textColumn: 'text',
    expectedColumn: 'expected',
    horizon: 12,
    season: 0,
    gate: { isOn: false, targetIds: [], minimum: 0.8, isNotWorse: true },
    rowCount: content.rows.length,
    createdByName: 'wang',
    content,
    ...changes,
  };
}
