import { createHash } from 'node:crypto';
import {
  ERROR_CODES,
  PORTABLE_FORMAT,
  PORTABLE_LIMITS,
  type PortableDefinition,
  portableDefinitionSchema,
} from '@atrium/contract';
import { literal, looseObject, number } from 'zod/mini';
import { BusinessError } from '../../domain/business-error.ts';
import { parseBody } from '../../http/parse-body.ts';
import { writeZip } from '../../zip/write-zip.ts';
import { isArchive, unpackArchive } from './unpack-archive.ts';

const DEFINITION = 'definition.json';
const MODEL = /^models\/model-[1-9]\d{0,2}\.bin$/;
const getModelFile = (key: string): string => `models/${key}.bin`;

/** A definition and the bytes of its models by key. */
export interface PortableFile {
  readonly definition: PortableDefinition;
  readonly models: ReadonlyMap<string, Uint8Array>;
}

/**
 * Returns a definition as JSON, or as a ZIP archive with the bytes of its models.
 *
 * @throws BusinessError `portableTooLarge`.
 */
export async function writePortableFile({ definition, models }: PortableFile): Promise<Blob> {
  const content = `${JSON.stringify(definition, undefined, 2)}\n`;
  const size = Buffer.byteLength(content);
  const total = [...models.values()].reduce((sum, { length }) => sum + length, size);
  assertSize(size, PORTABLE_LIMITS.definitionBytes);
  assertSize(total, PORTABLE_LIMITS.fileBytes);
  if (models.size === 0) return new Blob([content], { type: 'application/json' });
  const files = new Map([...models].map(([key, bytes]) => [getModelFile(key), bytes]));
  const archive = await writeZip({ name: DEFINITION, content }, files);
  return new Blob([archive as BlobPart], { type: 'application/zip' });
}

/**
 * Parses a file that {@link writePortableFile} has written. An archive may lack models.
 *
 * @throws BusinessError `portableUnreadable`, `portableVersion`, `portableEntry`, `portableUnpackedTooLarge`, and
 * `invalid` with the fields of the definition that no release could have written.
 */
export async function readPortableFile(bytes: Uint8Array): Promise<PortableFile> {
  if (!isArchive(bytes)) return { definition: parseDefinition(bytes), models: new Map() };
  const files = await unpackArchive(bytes, (name) => name === DEFINITION || MODEL.test(name));
  const definition = parseDefinition(files.get(DEFINITION));
  const models = new Map<string, Uint8Array>();
  for (const { key, sha256, size } of definition.models) {
    const model = files.get(getModelFile(key));
    if (!model) continue;
    if (model.length !== size || createHash('sha256').update(model).digest('hex') !== sha256) {
      throw new BusinessError(ERROR_CODES.portableUnreadable);
    }
    models.set(key, model);
  }
  return { definition, models };
}

const headerSchema = looseObject({ format: literal(PORTABLE_FORMAT.name), version: number() });

function parseDefinition(bytes: Uint8Array | undefined): PortableDefinition {
  assertSize(bytes?.length ?? 0, PORTABLE_LIMITS.definitionBytes);
  const value = parseJson(bytes);
  const header = headerSchema.safeParse(value);
  if (!header.success) throw new BusinessError(ERROR_CODES.portableUnreadable);
  if (header.data.version > PORTABLE_FORMAT.version) throw new BusinessError(ERROR_CODES.portableVersion);
  return parseBody(portableDefinitionSchema, value) as PortableDefinition;
}

function assertSize(size: number, limit: number): void {
  if (size > limit) throw new BusinessError(ERROR_CODES.portableTooLarge, { megabytes: limit / 2 ** 20 });
}

function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new BusinessError(ERROR_CODES.portableUnreadable);
  }
}
