import { platform } from 'node:os';

/** The shortest limit of a socket's path among the supported systems, that of macOS, without the final zero byte. */
const PATH_MAX = 103;
/** PostgreSQL names its socket after its port. */
const LONGEST_NAME = '/.s.PGSQL.65535';

/**
 * Returns the folder for the Unix socket of a database server: the folder of the cluster, which only the database's
 * user can enter. Undefined when no socket can be there: on a system without Unix sockets, if the path is too long, and
 * if PostgreSQL would misread the path in `unix_socket_directories`. Commas, quotation marks and white space separate
 * or quote the folders of this setting, and `@` at the beginning stands for a socket without a file.
 */
export function getSocketFolder(cluster: string): string | undefined {
  const isUsable =
    platform() !== 'win32' &&
    Buffer.byteLength(cluster + LONGEST_NAME) <= PATH_MAX &&
    !/[,"\s]|^@/.test(cluster);
  return isUsable ? cluster : undefined;
}
