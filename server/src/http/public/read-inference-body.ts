import { StatusError } from '../../domain/status-error.ts';

/** The header with the length of the JSON part. Binary tensors follow that part. */
export const JSON_LENGTH_HEADER = 'inference-header-content-length';

type Read = (bytes: Buffer, at: number) => number;

interface NumberType {
  readonly size: number;
  readonly read: Read;
}

const toNumberReader =
  (read: (bytes: Buffer, at: number) => bigint): Read =>
  (bytes, at) =>
    Number(read(bytes, at));

/** Numbers are little-endian. */
const NUMBER_TYPES: Readonly<Record<string, NumberType>> = {
  UINT8: { size: 1, read: (bytes, at) => bytes.readUInt8(at) },
  UINT16: { size: 2, read: (bytes, at) => bytes.readUInt16LE(at) },
  UINT32: { size: 4, read: (bytes, at) => bytes.readUInt32LE(at) },
  UINT64: { size: 8, read: toNumberReader((bytes, at) => bytes.readBigUInt64LE(at)) },
  INT8: { size: 1, read: (bytes, at) => bytes.readInt8(at) },
  INT16: { size: 2, read: (bytes, at) => bytes.readInt16LE(at) },
  INT32: { size: 4, read: (bytes, at) => bytes.readInt32LE(at) },
  INT64: { size: 8, read: toNumberReader((bytes, at) => bytes.readBigInt64LE(at)) },
  FP32: { size: 4, read: (bytes, at) => bytes.readFloatLE(at) },
  FP64: { size: 8, read: (bytes, at) => bytes.readDoubleLE(at) },
};
/** Each element of a binary tensor of texts begins with its length. */
const LENGTH_BYTES = 4;
/** Maximum number of texts in a binary tensor. Each one needs memory, even if it is empty. */
const MAX_TEXTS = 100_000;

/**
 * Returns the JSON of a request. Each tensor whose data is binary gets its `data` as a list: numbers, or the bytes of
 * each text.
 *
 * @param headerLength The `Inference-Header-Content-Length`; undefined when the whole body is JSON.
 * @param jsonLimit The largest JSON part and the largest tensor of numbers, in bytes.
 * @throws StatusError 400 when the body cannot be read, 413 when a part is too large.
 */
export function readInferenceBody(
  body: Buffer,
  headerLength: string | readonly string[] | undefined,
  jsonLimit: number,
): unknown {
  const jsonLength = headerLength === undefined ? body.length : Number(headerLength);
  if (!Number.isInteger(jsonLength) || jsonLength < 0 || jsonLength > body.length) throw new StatusError(400);
  if (jsonLength > jsonLimit) throw new StatusError(413);
  const json = parseJson(body.toString('utf8', 0, jsonLength));
  let remaining = body.subarray(jsonLength);
  const inputs = isRecord(json) ? json.inputs : undefined;
  for (const tensor of Array.isArray(inputs) ? inputs : []) {
    const size =
      isRecord(tensor) && isRecord(tensor.parameters) ? tensor.parameters.binary_data_size : undefined;
    if (size === undefined || !isRecord(tensor)) continue;
    if (!Number.isInteger(size) || Number(size) < 0 || Number(size) > remaining.length)
      throw new StatusError(400);
    tensor.data = readData(String(tensor.datatype), remaining.subarray(0, Number(size)), jsonLimit);
    remaining = remaining.subarray(Number(size));
  }
  if (remaining.length > 0) throw new StatusError(400);
  return json;
}

function readData(datatype: string, bytes: Buffer, limit: number): readonly unknown[] {
  if (datatype === 'BYTES') return readTexts(bytes);
  const type = NUMBER_TYPES[datatype];
  if (!type || bytes.length % type.size !== 0) throw new StatusError(400);
  if (bytes.length > limit) throw new StatusError(413);
  return Array.from({ length: bytes.length / type.size }, (_, index) => type.read(bytes, index * type.size));
}

function readTexts(bytes: Buffer): readonly Buffer[] {
  const texts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const start = at + LENGTH_BYTES;
    const end = start > bytes.length ? Number.POSITIVE_INFINITY : start + bytes.readUInt32LE(at);
    if (end > bytes.length) throw new StatusError(400);
    if (texts.length === MAX_TEXTS) throw new StatusError(413);
    texts.push(bytes.subarray(start, end));
    at = end;
  }
  return texts;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StatusError(400);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
