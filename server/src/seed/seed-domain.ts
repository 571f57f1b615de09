import type { Database } from '../database/database.ts';
import { seedAlgorithms } from '../features/algorithm/algorithm-seed.ts';
import { seedApps } from '../features/app/app-seed.ts';
import { seedNlpItems } from '../features/nlp/nlp-seed.ts';

/** What a new installation shows before anybody has made anything. Runs once, with the creation of the first admin. */
export async function seedDomain(database: Database, by: { adminId: string; at: Date }): Promise<void> {
  await database.transaction(async (transaction) => {
    await seedAlgorithms(transaction, by);
    const { tokenizerId } = await seedNlpItems(transaction, by);
    await seedApps(transaction, { ...by, tokenizerId });
  });
}
