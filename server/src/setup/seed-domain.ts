import type { Database } from '../database/database.ts';
import { seedAlgorithms } from './seed-algorithms.ts';
import { seedApps } from './seed-apps.ts';
import type { SeedContext } from './seed-context.ts';
import { seedItems } from './seed-items.ts';

/** Creates what a new installation shows at first. Runs once, when the first admin is created. */
export async function seedDomain(database: Database, by: SeedContext): Promise<void> {
  await database.transaction(async (transaction) => {
    await seedAlgorithms(transaction, by);
    await seedItems(transaction, by);
    await seedApps(transaction, by);
  });
}
