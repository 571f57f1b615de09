import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

interface CruiseReport {
  readonly summary: { readonly violations: readonly Violation[] };
}

/** Lints the fixture as `pnpm lint` lints the project. */
async function findViolations(): Promise<readonly Violation[]> {
  const cwd = join(import.meta.dirname, 'fixture');
  const cli = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const args = [cli, '--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'];
  const { stdout } = await run(process.execPath, args, { cwd }).catch(
    (failure: { stdout: string }) => failure,
  );
  return (JSON.parse(stdout) as CruiseReport).summary.violations;
}

let violations: readonly Violation[];

beforeAll(async () => {
  violations = await findViolations();
});

/** Returns the names of the rules that the imports of a file break. */
const listBrokenRules = (file: string): readonly string[] =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

describe('the dependency rules', () => {
  it.each([
    ['host/src/remote-app.ts', 'host-knows-no-remote'],
    ['remote-assets/src/host-page.ts', 'remote-stands-alone'],
    ['remote-assets/src/dashboard-page.ts', 'remote-stands-alone'],
    ['host/src/inner-app.ts', 'entry-point-of-runtime'],
    ['remote-assets/src/features/one/page.ts', 'features-are-independent'],
    ['host/src/one.ts', 'no-cycle'],
    ['shared/contract/src/index.ts', 'imports-of-contract'],
    ['server/src/features/algorithm/repository.ts', 'server-flows-down'],
    ['server/src/features/app/routes.ts', 'server-sql-in-repositories'],
    ['server/src/features/app/app-repository.ts', 'server-policy-in-use-cases'],
    ['server/src/main.ts', 'server-knows-contract-only'],
    ['host/src/fetch.ts', 'owner-of-ky'],
    ['shared/runtime/src/http/request.ts', 'imports-of-runtime-http'],
    ['host/src/components/button.ts', 'imports-of-host-components'],
    ['host/src/shell/header/button.ts', 'imports-of-host-shell-header'],
    ['host/src/remotes/fetching/fetch.ts', 'imports-of-host-remotes-fetching'],
    ['shared/runtime/src/helper.ts', 'folders-of-runtime'],
    ['server/src/domain/locale.ts', 'imports-of-server-domain'],
    ['server/src/engines/kmeans/cluster.ts', 'imports-of-server-engines-kmeans'],
    ['server/src/features/audit/routes.ts', 'imports-of-server-features-audit'],
    ['server/src/start.ts', 'folders-of-server'],
    ['shared/table/src/export/write-file.ts', 'imports-of-table-export'],
    ['shared/table/src/import/wizard.ts', 'entry-of-table-forms'],
    ['shared/table/src/list/rows/row.ts', 'imports-of-table-list-rows'],
    ['shared/charts/src/index.ts', 'imports-of-charts'],
    ['remote-dashboard/src/zoom-page.ts', 'entry-point-of-charts'],
    ['remote-dashboard/src/d3-page.ts', 'owner-of-d3'],
  ])('reject the import in %s by %s', (file, rule) => {
    expect(listBrokenRules(file)).toContain(rule);
  });

  it('accept an import through the entry point', () => {
    expect(listBrokenRules('host/src/app.ts')).toEqual([]);
  });
});
