/** What some browsers tell of the way to the network. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing should be fetched in advance: the person saves data, or the connection is slow. */
export function isThrifty(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
