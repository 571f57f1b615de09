import { appCalls, ERROR_CODES, versionArchiveCall } from '@atrium/contract';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { addTarget, startAppServer } from '../app/app.fixture.ts';

test('of a parallel archival and binding of one version, only one succeeds', async () => {
  const server = await startAppServer();
  try {
    const admin = await signInAs(server, 'admin', server.adminPassword);
    for (const round of ['first', 'second', 'third']) {
      const targetId = await addTarget(server, 'algorithm', `raced-${round}`);
      const isSecond = and(eq(algorithmVersions.algorithmId, targetId), eq(algorithmVersions.number, 2));
      const [version] = await server.database.select().from(algorithmVersions).where(isSecond);
      const app = { name: round, targetId, binding: 'version:2' };
      const responses = await Promise.all([
        server.call(appCalls.algorithm.create, app, admin),
        server.call(versionArchiveCall, { id: version?.id ?? '' }, admin),
      ]);
      const codes = responses.map(({ envelope }) => envelope?.code);
      const { targetUnavailable, inUse } = ERROR_CODES;
      expect([`0,${inUse}`, `${targetUnavailable},0`]).toContain(codes.join());
    }
  } finally {
    await server.close();
  }
});
