import type { Answer, WriterRequest } from './messages.ts';
import { serveBookWriter } from './serve-book-writer.ts';
import type { WorkerScope } from './worker-scope.ts';

serveBookWriter(globalThis as unknown as WorkerScope<WriterRequest, Answer<Blob>>);
