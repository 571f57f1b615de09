/** What a worker's program needs of the thread that it runs in. */
export interface WorkerScope<Request, Answer> {
  onmessage: ((event: { readonly data: Request }) => void) | null;
  postMessage(answer: Answer): void;
}
