import { platform } from 'node:os';

/** The shortest limit of a socket's path among the supported systems, that of macOS, without the final zero byte. */
const PATH_MAX = 103;
/** PostgreSQL names its socket after its port. */
const LONGEST_NAME = '/.s.PGSQL.65535';

/**
 * Returns the folder for the Unix socket of a database server: its own folder, which only the database's user can
 * enter. Undefined when a socket cannot be there, because the system has none, the path is too long, or the path has
 * characters that separate or quote the folders of `unix_socket_directories`, or begins with `@`, which stands for a
 * socket without a file.
 */
export function getSocketFolder(cluster: string): string | undefined {
  const isUsable =
    platform() !== 'win32' &&
    Buffer.byteLength(cluster + LONGEST_NAME) <= PATH_MAX &&
    !/[,"\s]|^@/.test(cluster);
  return isUsable ? cluster : undefined;
}
