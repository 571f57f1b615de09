import {
  type Algorithm,
  type AlgorithmVersionDetail,
  algorithmCreateCall,
  aliasSetCall,
  versionCreateCall,
  versionDetailCall,
  versionValidateCall,
} from '@atrium/contract';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createScriptedEngines, TABLE_SAMPLE } from './scripted-engine.fixture.ts';

/** Starts a server with a scripted engine and provides helpers for version tests. */
export async function startVersionFixture() {
  const server: TestServer = await startTestServer({ engines: createScriptedEngines() });
  const admin = await signInAs(server, 'admin', server.adminPassword);

  const createAlgorithm = async (slug: string): Promise<Algorithm> => {
    const draft = { slug, name: slug, task: 'cluster' as const, description: '', tags: [] };
    return (await server.call(algorithmCreateCall, draft, admin)).data;
  };
  const createDraft = (parameters: Record<string, unknown> = {}) => ({
    engineId: 'scripted',
    parameters,
    sample: TABLE_SAMPLE,
    note: '',
  });
  const createVersion = async (
    algorithmId: string,
    parameters?: Record<string, unknown>,
  ): Promise<AlgorithmVersionDetail> =>
    (await server.call(versionCreateCall, { algorithmId, ...createDraft(parameters) }, admin)).data;
  const validate = async (id: string): Promise<AlgorithmVersionDetail> =>
    (await server.call(versionValidateCall, { id }, admin)).data;
  const createReadyVersion = async (algorithmId: string, parameters?: Record<string, unknown>) =>
    validate((await createVersion(algorithmId, parameters)).id);
  /** `expected` is the version at which the alias points before the change, or null for a new alias. */
  const setAlias = (
    algorithmId: string,
    version: number,
    expected: number | null = null,
    alias = 'production',
  ) => server.call(aliasSetCall, { algorithmId, alias, version, expected, reason: '' }, admin);
  const read = async (id: string) => (await server.call(versionDetailCall, { id }, admin)).data;

  return {
    server,
    admin,
    createDraft,
    createAlgorithm,
    createVersion,
    createReadyVersion,
    validate,
    setAlias,
    read,
  };
}

export type VersionFixture = Awaited<ReturnType<typeof startVersionFixture>>;
