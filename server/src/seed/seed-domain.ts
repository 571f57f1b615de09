import type { Database } from '../database/database.ts';
import { seedAlgorithms } from '../features/algorithm/algorithm-seed.ts';
import { seedApps } from '../features/app/app-seed.ts';
import { seedNlpItems } from '../features/nlp/nlp-seed.ts';
import { seedRecognitions } from '../features/recognition/recognition-seed.ts';
import type { SeedContext } from './seed-context.ts';

/** What a new installation shows before anybody has made anything. Runs once, with the creation of the first admin. */
export async function seedDomain(database: Database, by: SeedContext): Promise<void> {
  await database.transaction(async (transaction) => {
    await seedAlgorithms(transaction, by);
    await seedRecognitions(transaction, by);
    await seedNlpItems(transaction, by);
    await seedApps(transaction, by);
  });
}
