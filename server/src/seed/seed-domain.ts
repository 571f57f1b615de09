import type { Database } from '../database/database.ts';
import { seedAlgorithms } from '../features/algorithm/algorithm-seed.ts';
import { seedApps } from '../features/app/app-seed.ts';
import { seedNlpItems } from '../features/nlp/nlp-seed.ts';

/** What a new installation shows before anybody has made anything. Runs once, with the creation of the first admin. */
export async function seedDomain(database: Database, by: { adminId: string; at: Date }): Promise<void> {
  await seedAlgorithms(database, by);
  const { tokenizerId } = await seedNlpItems(database, by);
  await seedApps(database, { ...by, tokenizerId });
}
