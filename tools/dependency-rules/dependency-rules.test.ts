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
    ['past-an-entry-point', 'entry-point-of-runtime'],
    ['sibling-feature', 'features-are-independent'],
    ['cycle', 'no-cycle'],
    ['against-a-rule', 'imports-of-contract'],
    ['server-upstream', 'server-flows-down'],
    ['sql-in-a-route', 'server-sql-in-repositories'],
    ['repository-rejects', 'server-policy-in-use-cases'],
    ['server-imports-runtime', 'server-knows-contract-only'],
    ['second-owner-of-ky', 'owner-of-ky'],
    ['http-imports-session', 'imports-of-runtime-http'],
    ['components-import-shell', 'imports-of-host-components'],
    ['header-imports-layout', 'imports-of-host-shell-header'],
    ['fetching-imports-directory', 'imports-of-host-remotes-fetching'],
    ['undeclared-folder', 'folders-of-runtime'],
    ['domain-imports-http', 'imports-of-server-domain'],
    ['engine-imports-engine', 'imports-of-server-engines-kmeans'],
    ['feature-imports-upward', 'imports-of-server-features-audit'],
    ['undeclared-server-folder', 'folders-of-server'],
    ['export-imports-import', 'imports-of-table-export'],
    ['past-the-entry-of-forms', 'entry-of-table-forms'],
    ['rows-import-toolbar', 'imports-of-table-list-rows'],
    ['charts-import-table', 'imports-of-charts'],
    ['past-the-entry-point-of-charts', 'entry-point-of-charts'],
    ['d3-outside-charts', 'owner-of-d3'],
  ])('reject %s by %s', async (fixture, rule) => {
    expect(await brokenRules(fixture)).toContain(rule);
  });

  it('accept an import through the entry point', async () => {
    expect(await brokenRules('clean')).toEqual([]);
  });
});
