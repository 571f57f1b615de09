import type { Database } from '../../database/database.ts';
import type { Engine } from '../../engines/core/engine.ts';
import {
  createOnnxEngine,
  createOnnxInspector,
  type OnnxInspector,
} from '../../engines/onnx/create-onnx-engine.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { type ModelFileRow, readModelBytes } from '../model-file/model-file-repository.ts';
import { getOnnxEngineId, readOnnxMetadata } from './onnx-metadata.ts';
import { findOnnxFileRows } from './onnx-repository.ts';

/** The engines of the uploaded models. */
export interface OnnxEngines {
  /** The process that inspects and tries files before they are stored as models. */
  readonly inspector: OnnxInspector;
  /** Reads the stored models. Creates the engines of new models, and stops the engines of removed models. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Manages the engines of the uploaded models. `refresh` creates and registers them. Other servers notice a change at
 * their next refresh.
 */
export function createOnnxEngines(
  database: Database,
  registry: Pick<EngineRegistry, 'setGroup'>,
): OnnxEngines {
  const inspector = createOnnxInspector();
  let engines: ReadonlyMap<string, Engine> = new Map();
  let refreshing: Promise<void> = Promise.resolve();

  async function replaceEngines(): Promise<void> {
    const files = await findOnnxFileRows(database);
    const next = new Map(
      files.map((file) => [file.id, engines.get(file.id) ?? createEngine(database, file)]),
    );
    const removed = [...engines].filter(([id]) => !next.has(id));
    engines = next;
    registry.setGroup('onnx', [...next.values()]);
    await Promise.all(removed.map(([, engine]) => engine.stop()));
  }

  return {
    inspector,
    refresh() {
      // Runs one refresh after the other, so that an older result never replaces a newer one.
      refreshing = refreshing.catch(() => undefined).then(replaceEngines);
      return refreshing;
    },
    async stop() {
      await refreshing.catch(() => undefined);
      await Promise.all([inspector, ...engines.values()].map((one) => one.stop()));
      engines = new Map();
    },
  };
}

function createEngine(database: Database, file: ModelFileRow): Engine {
  return createOnnxEngine({
    engineId: getOnnxEngineId(file.id),
    name: file.name,
    sha256: file.sha256,
    mapping: readOnnxMetadata(file).mapping,
    async readBytes() {
      const bytes = await readModelBytes(database, file.id);
      if (!bytes) throw new Error(`The model ${file.id} does not exist.`);
      return bytes;
    },
  });
}
