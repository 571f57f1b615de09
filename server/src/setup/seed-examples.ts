import type { Database } from '../database/database.ts';
import { seedAlgorithms } from './seed-algorithms.ts';
import { seedApps } from './seed-apps.ts';
import type { SeedContext } from './seed-context.ts';
import { seedItems } from './seed-items.ts';

/** Creates the example records of a new deployment. Runs once, when the first admin is created. */
export async function seedExamples(database: Database, context: SeedContext): Promise<void> {
  await database.transaction(async (transaction) => {
    await seedAlgorithms(transaction, context);
    await seedItems(transaction, context);
    await seedApps(transaction, context);
  });
}
