import { randomUUID } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { ConnectionModel } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { createSecretCipher, type SecretCipher } from '../../domain/secret-cipher.ts';
import type { Engine } from '../../engines/core/engine.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { createCircuitBreaker } from '../../engines/external/circuit-breaker.ts';
import { createExternalEngine } from '../../engines/external/create-external-engine.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { type AddressPolicy, createAddressPolicy } from '../../outbound/address-policy.ts';
import {
  createOutboundClient,
  type OutboundClient,
  type OutboundOptions,
} from '../../outbound/create-outbound-client.ts';
import { type ServerAccess, trimAddress } from '../../protocols/server-access.ts';
import { createFairQueue } from '../../queue/fair-queue.ts';
import { type ConnectionRow, findStoredConnections } from './connection-repository.ts';

export interface ConnectionSettings {
  readonly cipher: SecretCipher;
  readonly policy: AddressPolicy;
  /** Finds the addresses of a host. The system's resolver by default. */
  readonly lookup?: LookupFunction | undefined;
}

/** The engines of the stored connections. */
export interface ConnectionEngines extends ConnectionSettings {
  /** Reads the stored connections and replaces the engines of those that have changed. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

interface ActiveConnection {
  /** The revision of the stored connection from which the engines were created. */
  readonly revision: number;
  readonly engines: readonly Engine[];
  readonly client: OutboundClient;
}

/** How many requests to one connection may run and wait at the same time. */
const QUEUE_LIMITS = { running: 8, waiting: 200, waitingPerRequester: 50 };

/** Returns the id of the engine that a model of a connection provides. */
export function getEngineId(
  { slug }: Pick<ConnectionRow, 'slug'>,
  { key }: Pick<ConnectionModel, 'key'>,
): string {
  return `${slug}.${key}`;
}

/** How to reach a server. */
type ServerSettings = Pick<ConnectionRow, 'address' | 'auth' | 'certificate' | 'timeout'>;

/** Opens a client for a connection. The caller must close the `client` of the result. */
export function openAccess(
  row: ConnectionRow,
  settings: ConnectionSettings,
  onPhase?: OutboundOptions['onPhase'],
): ServerAccess {
  return openAccessWithSecret(row, decryptSecret(row, settings), settings, onPhase);
}

/**
 * Opens a client for a server with a secret that need not be stored. The caller must close the `client` of the result.
 */
export function openAccessWithSecret(
  { address, auth, certificate, timeout }: ServerSettings,
  secret: string | undefined,
  { policy, lookup }: Pick<ConnectionSettings, 'policy' | 'lookup'>,
  onPhase?: OutboundOptions['onPhase'],
): ServerAccess {
  const client = createOutboundClient({
    policy,
    lookup,
    certificate: certificate || undefined,
    timeout: timeout * 1_000,
    onPhase,
  });
  return { client, address: trimAddress(address), auth, secret };
}

/** Returns the stored secret, an empty string if none is stored, or undefined if this server cannot decrypt it. */
export function decryptSecret(
  { id, secret }: Pick<ConnectionRow, 'id' | 'secret'>,
  { cipher }: Pick<ConnectionSettings, 'cipher'>,
): string | undefined {
  return secret === null ? '' : cipher.open(secret, id);
}

/**
 * Manages the engines of the enabled connections. `refresh` creates and registers them. Other Atrium processes notice a
 * change at their next refresh. With the default settings, connections can reach only public addresses, and the key is
 * random, so other processes cannot decrypt the secrets.
 */
export function createConnectionEngines(
  database: Database,
  registry: EngineRegistry,
  settings: ConnectionSettings = {
    cipher: createSecretCipher(randomUUID()),
    policy: createAddressPolicy([]),
  },
): ConnectionEngines {
  let activeConnections: ReadonlyMap<string, ActiveConnection> = new Map();
  let refreshing: Promise<void> = Promise.resolve();

  async function replaceEngines(): Promise<void> {
    const rows = (await findStoredConnections(database)).filter(({ isEnabled }) => isEnabled);
    const next = new Map(
      rows.map((row) => {
        const existing = activeConnections.get(row.id);
        return [row.id, existing?.revision === row.revision ? existing : openConnection(row, settings)];
      }),
    );
    const outdated = [...activeConnections].filter(([id, connection]) => next.get(id) !== connection);
    activeConnections = next;
    registry.setGroup(
      'external',
      [...next.values()].flatMap(({ engines }) => engines),
    );
    for (const [, connection] of outdated) void closeConnection(connection);
  }

  return {
    ...settings,
    refresh() {
      // Runs one refresh after the other, so that an older result never replaces a newer one.
      refreshing = refreshing.catch(() => undefined).then(replaceEngines);
      return refreshing;
    },
    async stop() {
      await refreshing.catch(() => undefined);
      await Promise.all([...activeConnections.values()].map(closeConnection));
      activeConnections = new Map();
    },
  };
}

function openConnection(row: ConnectionRow, settings: ConnectionSettings): ActiveConnection {
  const access = openAccess(row, settings);
  const queue = createFairQueue(QUEUE_LIMITS, (rejection, message) => new EngineFailure(rejection, message));
  const breaker = createCircuitBreaker();
  const engines = row.models.map((model) =>
    createExternalEngine({
      id: getEngineId(row, model),
      name: `${row.name}: ${model.model}`,
      protocol: row.protocol,
      model,
      access,
      queue,
      breaker,
    }),
  );
  return { revision: row.revision, engines, client: access.client };
}

/** Closes a connection after its running requests have ended. */
async function closeConnection({ engines, client }: ActiveConnection): Promise<void> {
  await Promise.all(engines.map(({ stop }) => stop()));
  await client.close();
}
