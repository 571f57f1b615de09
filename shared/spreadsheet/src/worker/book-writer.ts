import type { WorkerMessage, WriterRequest } from './messages.ts';
import { serveBookWriter } from './serve-book-writer.ts';
import type { WorkerScope } from './worker-scope.ts';

serveBookWriter(globalThis as unknown as WorkerScope<WriterRequest, WorkerMessage<Blob>>);
