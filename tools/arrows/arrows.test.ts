import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

interface CruiseReport {
  readonly summary: { readonly violations: readonly { readonly rule: { readonly name: string } }[] };
}

/** Lints one fixture as `pnpm lint` lints the project. Returns the names of the rules that it breaks. */
async function brokenRules(fixture: string): Promise<readonly string[]> {
  const cwd = join(import.meta.dirname, 'fixtures', fixture);
  const cli = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const args = [cli, '--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'];
  const { stdout } = await run(process.execPath, args, { cwd }).catch(
    (failure: { stdout: string }) => failure,
  );
  const report = JSON.parse(stdout) as CruiseReport;
  return [...new Set(report.summary.violations.map(({ rule }) => rule.name))];
}

describe('the dependency rules', () => {
  it.each([
    ['host-imports-remote', 'host-knows-no-remote'],
    ['remote-imports-host', 'remote-stands-alone'],
    ['remote-imports-remote', 'remote-stands-alone'],
    ['past-a-door', 'door-of-runtime'],
    ['sibling-feature', 'features-are-independent'],
    ['cycle', 'no-cycle'],
    ['against-an-arrow', 'arrows-of-contract'],
    ['server-upstream', 'server-flows-down'],
    ['sql-in-a-route', 'server-sql-in-repositories'],
    ['repository-rejects', 'server-policy-in-use-cases'],
    ['server-imports-runtime', 'server-knows-contract-only'],
    ['second-room-of-ky', 'room-of-ky'],
    ['http-imports-session', 'arrows-of-runtime-http'],
    ['components-import-shell', 'arrows-of-host-components'],
    ['header-imports-frame', 'arrows-of-host-shell-header'],
    ['fetching-imports-directory', 'arrows-of-host-remotes-fetching'],
    ['undeclared-folder', 'folders-of-runtime'],
    ['domain-imports-http', 'arrows-of-server-domain'],
    ['engine-imports-engine', 'arrows-of-server-engines-kmeans'],
    ['feature-imports-upward', 'arrows-of-server-features-audit'],
    ['undeclared-server-folder', 'folders-of-server'],
    ['export-imports-import', 'arrows-of-table-export'],
    ['past-the-entry-of-forms', 'entry-of-table-forms'],
    ['rows-import-toolbar', 'arrows-of-table-list-rows'],
    ['charts-import-table', 'arrows-of-charts'],
    ['past-the-door-of-charts', 'door-of-charts'],
    ['d3-outside-charts', 'room-of-d3'],
  ])('reject %s by %s', async (fixture, rule) => {
    expect(await brokenRules(fixture)).toContain(rule);
  });

  it('accept an import through the entry point', async () => {
    expect(await brokenRules('clean')).toEqual([]);
  });
});
