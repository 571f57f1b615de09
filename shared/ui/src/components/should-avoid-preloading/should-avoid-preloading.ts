/** What some browsers report of the network connection. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns whether the browser is in data-saver mode or the connection is slow. */
export function shouldAvoidPreloading(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
