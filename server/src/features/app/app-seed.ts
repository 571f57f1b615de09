import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';

/** One app on the seeded tokenizer for the first admin, so that the assets page shows what an app is. */
export async function seedApps(
  database: Database,
  by: { adminId: string; at: Date; tokenizerId: string },
): Promise<void> {
  await database
    .insert(apps)
    .values({
      id: createId(),
      kind: 'nlp',
      name: '中文分词示例',
      description: '把一段中文切成词，并标出词性。',
      ownerId: by.adminId,
      targetId: by.tokenizerId,
      status: 'active',
      createdAt: by.at,
      createdBy: by.adminId,
      updatedAt: by.at,
      updatedBy: by.adminId,
    })
    .onConflictDoNothing();
}
