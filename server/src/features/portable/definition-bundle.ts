import { createHash } from 'node:crypto';
import {
  ERROR_CODES,
  PORTABLE_FORMAT,
  PORTABLE_LIMITS,
  type PortableDefinition,
  type PortableImage,
  portableDefinitionSchema,
} from '@atrium/contract';
import { literal, looseObject, number } from 'zod/mini';
import { BusinessError } from '../../domain/business-error.ts';
import { parseBody } from '../../http/parse-body.ts';
import { createZip } from '../../zip/create-zip.ts';
import { isArchive, unpackArchive } from './unpack-archive.ts';

const DEFINITION = 'definition.json';
/** The paths of the model and image files in an archive. Their numbers reach from 1 to 999. */
const MODEL_PATH = /^models\/model-[1-9]\d{0,2}\.bin$/;
const IMAGE_PATH = /^images\/image-[1-9]\d{0,2}\.bin$/;
const getModelPath = (key: string): string => `models/${key}.bin`;
const getImagePath = (key: string): string => `images/${key}.bin`;

/** A definition, and the bytes of its models and images by key. */
export interface DefinitionBundle {
  readonly definition: PortableDefinition;
  readonly models: ReadonlyMap<string, Uint8Array>;
  readonly images: ReadonlyMap<string, Uint8Array>;
}

/**
 * Returns a definition as JSON, or as a ZIP archive with the bytes of its models and images.
 *
 * @throws BusinessError `portableTooLarge`.
 */
export async function writeDefinitionBundle({ definition, models, images }: DefinitionBundle): Promise<Blob> {
  const content = `${JSON.stringify(definition, undefined, 2)}\n`;
  const size = Buffer.byteLength(content);
  const files = new Map([
    ...[...models].map(([key, bytes]) => [getModelPath(key), bytes] as const),
    ...[...images].map(([key, bytes]) => [getImagePath(key), bytes] as const),
  ]);
  const total = [...files.values()].reduce((sum, { length }) => sum + length, size);
  assertSize(size, PORTABLE_LIMITS.definitionBytes);
  assertFileSize(total);
  if (files.size === 0) return new Blob([content], { type: 'application/json' });
  const archive = await createZip({ name: DEFINITION, content }, files);
  return new Blob([archive as BlobPart], { type: 'application/zip' });
}

/**
 * Parses a file that {@link writeDefinitionBundle} has written. An archive may lack models, but not images.
 *
 * @throws BusinessError `portableUnreadable`, `portableVersion`, `portableEntry`, `portableUnpackedTooLarge`,
 * `portableTooLarge` for a definition that is too large, and `invalid` with the fields of the definition that do not
 * match the schema.
 */
export async function readDefinitionBundle(bytes: Uint8Array): Promise<DefinitionBundle> {
  const files = isArchive(bytes)
    ? await unpackArchive(bytes, isExpectedFile)
    : new Map([[DEFINITION, bytes]]);
  const definition = parseDefinition(files.get(DEFINITION));
  const models = new Map<string, Uint8Array>();
  for (const model of definition.models) {
    const found = files.get(getModelPath(model.key));
    if (found) models.set(model.key, assertUnchanged(found, model));
  }
  const images = new Map<string, Uint8Array>();
  for (const image of listImages(definition)) {
    const found = files.get(getImagePath(image.key));
    if (!found) throw new BusinessError(ERROR_CODES.portableUnreadable);
    images.set(image.key, assertUnchanged(found, image));
  }
  return { definition, models, images };
}

function isExpectedFile(name: string): boolean {
  return name === DEFINITION || MODEL_PATH.test(name) || IMAGE_PATH.test(name);
}

function listImages(definition: PortableDefinition): readonly PortableImage[] {
  return definition.kind === 'data-set' ? (definition.content.images ?? []) : [];
}

/** Checks that bytes have the size and the hash that the definition states, and returns them. */
function assertUnchanged(
  bytes: Uint8Array,
  { size, sha256 }: { readonly size: number; readonly sha256: string },
): Uint8Array {
  if (bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new BusinessError(ERROR_CODES.portableUnreadable);
  }
  return bytes;
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

/** @throws BusinessError `portableTooLarge` for files that are too large together. */
export function assertFileSize(bytes: number): void {
  assertSize(bytes, PORTABLE_LIMITS.fileBytes);
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
