import type { WorkerMessage, WriterRequest } from './messages.ts';
import { serveWriter } from './serve-writer.ts';
import type { WorkerScope } from './worker-scope.ts';

serveWriter(globalThis as unknown as WorkerScope<WriterRequest, WorkerMessage<Blob>>);
