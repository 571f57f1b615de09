/**
 * Version of what host and remotes agree on: `RemoteModule`, the pane, the descriptor, the pointer and the export
 * surfaces of the shared packages. Additions raise the minor, everything else the major.
 */
export const CONTRACT_VERSION = '1.0.0';
