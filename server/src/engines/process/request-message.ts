import { Deserializer, Serializer } from 'node:v8';

declare module 'node:v8' {
  interface Serializer {
    /** Documented by Node, but missing from its types. */
    _setTreatArrayBufferViewsAsHostObjects(flag: boolean): void;
  }
}

/** A message starts with a number of this many bytes: the length of the request without its files. */
const PREFIX = 4;

/**
 * Returns a request as the parts of one message: the request without its files, then each file. Files are not copied.
 */
export function createRequestMessage(request: unknown): readonly Uint8Array[] {
  const writer = new RequestWriter();
  writer.writeHeader();
  writer.writeValue(request);
  const value = writer.releaseBuffer();
  const prefix = Buffer.allocUnsafe(PREFIX);
  prefix.writeUInt32BE(value.length);
  return [prefix, value, ...writer.files];
}

/** Reads the request of a message. Its files share the memory of the message. */
export function readRequest(message: Buffer): unknown {
  const end = PREFIX + message.readUInt32BE();
  const reader = new RequestReader(message.subarray(PREFIX, end), message.subarray(end));
  reader.readHeader();
  return reader.readValue();
}

class RequestWriter extends Serializer {
  readonly files: Uint8Array[] = [];

  constructor() {
    super();
    this._setTreatArrayBufferViewsAsHostObjects(true);
  }

  /** V8 calls this for each typed array. */
  protected _writeHostObject(file: object): void {
    if (!(file instanceof Uint8Array)) throw new Error('A request contains an object that is not data.');
    this.files.push(file);
    this.writeUint32(file.length);
  }
}

class RequestReader extends Deserializer {
  readonly #files: Buffer;
  #offset = 0;

  constructor(value: Buffer, files: Buffer) {
    super(value);
    this.#files = files;
  }

  protected _readHostObject(): Uint8Array {
    const start = this.#offset;
    this.#offset += this.readUint32();
    return this.#files.subarray(start, this.#offset);
  }
}
