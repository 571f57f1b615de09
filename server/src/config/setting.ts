/**
 * A setting that the user who starts the server can set by a flag or an environment variable. The flag takes
 * precedence.
 */
export interface Setting {
  readonly flag: string;
  readonly variable: string;
  /** The description in `--help`. */
  readonly says: string;
  /** The default that `--help` shows. The schema contains the value itself. */
  readonly fallback?: string;
  /** Set when the variable is removed from the environment after it is read. */
  readonly isSecret?: true;
}

export const SETTINGS = [
  { flag: 'port', variable: 'ATRIUM_PORT', says: 'port to listen on', fallback: '8080' },
  { flag: 'host', variable: 'ATRIUM_HOST', says: 'address to listen on', fallback: '127.0.0.1' },
  {
    flag: 'data-dir',
    variable: 'ATRIUM_DATA_DIR',
    says: 'folder for data and keys',
    fallback: '.atrium/data',
  },
  {
    flag: 'database-url',
    variable: 'DATABASE_URL',
    says: 'a PostgreSQL (15 or newer) to use',
    fallback: 'an embedded one',
    isSecret: true,
  },
  {
    flag: 'admin-password',
    variable: 'ATRIUM_ADMIN_PASSWORD',
    says: 'password of the first administrator',
    fallback: 'a random one, printed once',
    isSecret: true,
  },
  {
    flag: 'wire-key',
    variable: 'ATRIUM_WIRE_KEY',
    says: 'secret of the wire format, 16 characters or more',
    fallback: 'a random one, kept with the data',
    isSecret: true,
  },
  {
    flag: 'app-id',
    variable: 'ATRIUM_APP_ID',
    says: 'prefix of cookies and stored keys',
    fallback: 'atrium',
  },
  { flag: 'name', variable: 'ATRIUM_NAME', says: 'name in titles and watermark', fallback: 'Atrium' },
  { flag: 'locales', variable: 'ATRIUM_LOCALES', says: 'languages on offer', fallback: 'zh-CN,en-US' },
  {
    flag: 'default-locale',
    variable: 'ATRIUM_DEFAULT_LOCALE',
    says: 'language by default, and of the examples that an empty installation begins with',
    fallback: 'zh-CN',
  },
  {
    flag: 'features',
    variable: 'ATRIUM_FEATURES',
    says: 'switches, such as reloadOnLocaleChange=true,watermark=false',
    fallback: 'none',
  },
  {
    flag: 'remotes',
    variable: 'ATRIUM_REMOTES',
    says: 'further remotes: name=address of its remote.json (and mirrors after |), comma-separated',
    fallback: 'none',
  },
  {
    flag: 'remotes-origin',
    variable: 'ATRIUM_REMOTES_ORIGIN',
    says: 'where the server itself finds further remotes whose address names no origin',
    fallback: 'none',
  },
  {
    flag: 'remotes-from',
    variable: 'ATRIUM_REMOTES_FROM',
    says: 'folder that holds a folder for each remote served from here; "none" serves none',
    fallback: 'the builds of this project',
  },
  {
    flag: 'origins',
    variable: 'ATRIUM_ORIGINS',
    says: 'further origins whose pages may call the API',
    fallback: 'none',
  },
  {
    flag: 'frames',
    variable: 'ATRIUM_FRAMES',
    says: 'origins, all by https, whose pages may be shown in frames',
    fallback: 'none',
  },
  {
    flag: 'announcement',
    variable: 'ATRIUM_ANNOUNCEMENT',
    says: 'what everybody finds among their notices, such as a maintenance window',
    fallback: 'nothing',
  },
  {
    flag: 'trust-proxy',
    variable: 'ATRIUM_TRUST_PROXY',
    says: 'addresses of proxies whose X-Forwarded-… headers are believed',
    fallback: 'none',
  },
  {
    flag: 'log-level',
    variable: 'ATRIUM_LOG_LEVEL',
    says: 'fatal, error, warn, info or debug',
    fallback: 'warn',
  },
] as const satisfies readonly Setting[];
