import type { Answer, WriterRequest } from './messages.ts';
import { serveWriter } from './serve-writer.ts';
import type { WorkerScope } from './worker-scope.ts';

serveWriter(globalThis as unknown as WorkerScope<WriterRequest, Answer<Blob>>);
