interface Setting {
  readonly flag: string;
  readonly variable: string;
  /** The description in `--help`. */
  readonly text: string;
  /** The default that `--help` shows. The schema contains the value itself. */
  readonly fallback: string;
  /** Set when the variable is removed from the environment after it is read. */
  readonly isSecret: boolean;
}

const ROWS = [
  ['port', 'port to listen on', '8080'],
  ['host', 'address to listen on', '127.0.0.1'],
  ['data-dir', 'folder for data and keys', '.atrium/data'],
  ['database-url', 'a PostgreSQL (15 or newer) to use', 'an embedded one'],
  ['admin-password', 'password of the first admin', 'a random one, printed once'],
  ['wire-key', 'secret of the wire format, 16 characters or more', 'a random one, stored with the data'],
  ['secret-key', 'key of stored secrets, 16 characters or more', 'a random one, stored with the data'],
  [
    'connection-addresses',
    'private addresses that connections to model servers may reach, such as 10.0.0.0/8,127.0.0.1',
    'public addresses only',
  ],
  ['app-id', 'prefix of cookies and stored keys', 'atrium'],
  ['name', 'name in titles and watermark', 'Atrium'],
  ['locales', 'languages on offer', 'zh-CN,en-US'],
  ['default-locale', 'default language, also of the examples in an empty installation', 'zh-CN'],
  ['features', 'switches, such as requireMobile=true,watermark=false', 'none'],
  ['remotes', 'further remotes: name=address of its remote.json (mirrors after |), comma-separated', 'none'],
  ['remotes-origin', 'where the server finds further remotes whose address has no origin', 'none'],
  [
    'remotes-from',
    'folder with a folder for each remote to serve; "none" serves none',
    'the builds of this project',
  ],
  ['origins', 'further origins whose pages may call the API', 'none'],
  ['frames', 'origins, all by https, whose pages may be shown in frames', 'none'],
  ['announcement', 'a notice for all users, such as a maintenance window', 'nothing'],
  ['trust-proxy', 'addresses of proxies whose X-Forwarded-… headers are trusted', 'none'],
  ['log-level', 'fatal, error, warn, info or debug', 'warn'],
] as const;

const SECRETS: readonly string[] = ['database-url', 'admin-password', 'wire-key', 'secret-key'];

/** What the user who starts the server can set by a flag or an environment variable. The flag takes precedence. */
export const SETTINGS = ROWS.map(
  ([flag, text, fallback]): Setting => ({
    flag,
    variable: flag === 'database-url' ? 'DATABASE_URL' : `ATRIUM_${flag.toUpperCase().replaceAll('-', '_')}`,
    text,
    fallback,
    isSecret: SECRETS.includes(flag),
  }),
);

/** Returns the text of `--help`. */
export function helpText(): string {
  const lines = SETTINGS.map(
    ({ flag, variable, text, fallback }) =>
      `  --${flag.padEnd(22)}${variable.padEnd(30)}${text} (default: ${fallback})`,
  );
  return ['Atrium: a web console for a self-hosted AI-services platform.', '', ...lines, ''].join('\n');
}
