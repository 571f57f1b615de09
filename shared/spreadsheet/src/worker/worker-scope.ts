/** What the program of a web worker needs from its thread. */
export interface WorkerScope<Request, Message> {
  onmessage: ((event: { readonly data: Request }) => void) | null;
  postMessage(message: Message): void;
}
