/** What a worker's program needs from its thread. */
export interface WorkerScope<Request, Answer> {
  onmessage: ((event: { readonly data: Request }) => void) | null;
  postMessage(answer: Answer): void;
}
