import type { Database } from '../database/database.ts';
import { seedAlgorithms } from './seed-algorithms.ts';
import { seedApps } from './seed-apps.ts';
import type { SeedContext } from './seed-context.ts';
import { seedItems } from './seed-items.ts';

/** What a new installation shows before anybody has made anything. Runs once, with the creation of the first admin. */
export async function seedDomain(database: Database, by: SeedContext): Promise<void> {
  await database.transaction(async (transaction) => {
    await seedAlgorithms(transaction, by);
    await seedItems(transaction, by);
    await seedApps(transaction, by);
  });
}
