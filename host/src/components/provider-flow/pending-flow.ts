import { boolean, type infer as Infer, object, string } from 'zod/mini';

const KEY = 'provider-flow';

const pendingFlowSchema = object({
  /** The sealed text that the server returned at the start. */
  flow: string(),
  /** The query of the sign-in page, which contains the page to return to. */
  search: string(),
  /** Whether a signed-in user links an account. */
  isLink: boolean(),
});

type PendingFlow = Infer<typeof pendingFlowSchema>;

/**
 * Opens the address of a sign-in provider. The data that finishes the sign-in is stored in this browser tab, so that a
 * link from elsewhere cannot finish a sign-in that another browser has started.
 */
export function openProvider(address: string, pending: PendingFlow): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
  globalThis.location.assign(address);
}

/**
 * Returns the sign-in that this browser tab has started, and removes it, so that it is finished only once. Returns
 * undefined if there is none.
 */
export function takePendingFlow(): PendingFlow | undefined {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return pendingFlowSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
