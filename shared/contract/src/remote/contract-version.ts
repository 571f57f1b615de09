/**
 * The version of the contract between host and remotes: `RemoteModule`, the pane, the descriptor, the pointer and the
 * export surfaces of the shared packages. Additions raise the minor version, all other changes the major.
 */
export const CONTRACT_VERSION = '1.0.0';
