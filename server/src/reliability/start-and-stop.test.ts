import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { algorithmListCall } from '@atrium/contract';
import { describe, expect, it } from 'vitest';
import { readProcessIdentity } from '../embedded/read-process-identity.ts';
import { readPostmasterPid, spawnServer, startServerProcess } from './server-process.ts';
import { trackServers } from './track-servers.fixture.ts';

const TIMEOUT = 120_000;

describe('server process', () => {
  const { dataDir, track } = trackServers();

  it(
    'stops on SIGTERM with all its processes, and releases its data folder',
    async () => {
      const server = track(await startServerProcess(dataDir()));
      const token = await server.signIn();
      const postmaster = await readPostmasterPid(dataDir());
      const responses = Array.from({ length: 20 }, () => server.call(algorithmListCall, {}, token));
      server.child.kill('SIGTERM');
      const settled = await Promise.allSettled(responses);
      expect(await server.ended).toBe(0);
      const brokenResponses = settled.filter(
        (result) =>
          result.status === 'rejected' &&
          !/ECONNREFUSED|returned 503|fetch failed/.test(String(result.reason)),
      );
      expect(brokenResponses).toEqual([]);
      expect(await readProcessIdentity(postmaster)).toBeUndefined();
      await expect(readFile(join(dataDir(), 'atrium.lock'))).rejects.toThrow('ENOENT');
      expect(server.output()).toBe(`Atrium is ready: ${server.url}\n`);
    },
    TIMEOUT,
  );

  it(
    'stops when the process that started it stops',
    async () => {
      const server = track(await startServerProcess(dataDir()));
      const postmaster = await readPostmasterPid(dataDir());
      server.child.disconnect();
      expect(await server.ended).toBe(0);
      expect(await readProcessIdentity(postmaster)).toBeUndefined();
    },
    TIMEOUT,
  );

  it(
    'does not start on data that another process uses, and names that process',
    async () => {
      const first = track(await startServerProcess(dataDir()));
      const second = track(await spawnServer(dataDir()));
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`Another Atrium server (process ${first.child.pid})`);
      expect(second.output().trim().split('\n')).toHaveLength(1);
      expect(await first.signIn()).toBeTruthy();
    },
    TIMEOUT,
  );

  it(
    'reports in one line that its port is in use',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const server = track(await spawnServer(dataDir(), { port }));
      expect(await server.ended).toBe(1);
      expect(server.output().trim()).toBe(
        `atrium: Another program uses port ${port}. Choose another port with --port.`,
      );
      other.close();
    },
    TIMEOUT,
  );

  it(
    'reports in one line which setting is invalid',
    async () => {
      const server = track(await spawnServer(dataDir(), { args: ['--locales', 'xx-YY'] }));
      expect(await server.ended).toBe(1);
      expect(server.output()).toMatch(/^atrium: The setting --locales \(ATRIUM_LOCALES\) is invalid: .+\n$/);
    },
    TIMEOUT,
  );

  it(
    'reports that the password of its database is missing instead of creating a new database',
    async () => {
      const password = join(dataDir(), 'postgres-password');
      await rename(password, `${password}.away`);
      const server = track(await spawnServer(dataDir()));
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain(password);
      await rename(`${password}.away`, password);
    },
    TIMEOUT,
  );
});
