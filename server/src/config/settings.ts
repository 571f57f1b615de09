interface Setting {
  readonly flag: string;
  readonly variable: string;
  /** The description in `--help`. */
  readonly text: string;
  /** The default that `--help` shows. The schema contains the value itself. */
  readonly fallback: string;
  /** Whether the variable is removed from the environment after it is read. */
  readonly isSecret: boolean;
}

/** The flag, the description and the default of each setting. */
const ROWS = [
  ['port', 'port of the server', '8080'],
  ['host', 'address on which the server listens', '127.0.0.1'],
  ['data-dir', 'folder for data and keys', '.atrium/data'],
  ['database-url', 'a PostgreSQL (15 or newer) to use', 'an embedded one'],
  ['admin-password', 'password of the first admin', 'a random one, printed once'],
  ['wire-key', 'secret of the wire format, 16 characters or more', 'a random one, stored with the data'],
  [
    'secret-key',
    'key that encrypts stored secrets, 16 characters or more',
    'a random one, stored with the data',
  ],
  [
    'connection-addresses',
    'private addresses that connections to model servers may reach, such as 10.0.0.0/8,127.0.0.1',
    'public addresses only',
  ],
  ['smtp-url', 'SMTP server for mails, such as smtp://user:password@mail.example.com:587', 'no mail'],
  ['mail-from', 'sender of mails, such as Atrium <atrium@example.com>; required for mails', 'none'],
  [
    'public-url',
    'address of the console, for mails, passkeys and sign-in providers, such as https://atrium.example.com',
    'none',
  ],
  ['second-factor-roles', 'roles whose users must have a second factor, such as admin', 'none'],
  [
    'sign-in-providers',
    'OpenID Connect providers, as JSON or the path of a JSON file (docs/sign-in-providers.md)',
    'none',
  ],
  ['app-id', 'prefix of cookies and stored keys', 'atrium'],
  ['name', 'name in titles and watermark', 'Atrium'],
  ['locales', 'languages that users can choose', 'zh-CN,en-US'],
  [
    'default-locale',
    'default language, and the language of the example records in a new deployment',
    'zh-CN',
  ],
  ['features', 'switches, such as requireMobile=true,confirmMail=true,watermark=false', 'none'],
  [
    'remotes',
    'more remotes, separated by commas: name=address of remote.json, with mirror addresses after |',
    'none',
  ],
  ['remotes-origin', 'origin from which the server fetches remotes whose address has no origin', 'none'],
  [
    'remotes-from',
    'folder that contains a folder for each remote; "none" serves no remotes',
    'the builds of this project',
  ],
  ['origins', 'more origins whose pages may call the API', 'none'],
  ['frames', 'https origins that frame pages may embed', 'none'],
  ['announcement', 'a notice for all users, such as a maintenance window', 'nothing'],
  ['trust-proxy', 'addresses of proxies whose X-Forwarded-… headers are trusted', 'none'],
  [
    'tasks',
    'tasks whose batches this process runs, such as ocr,barcode; "none" leaves all batches to workers',
    'all tasks',
  ],
  ['log-level', 'fatal, error, warn, info or debug', 'warn'],
] as const;

const SECRETS: readonly string[] = [
  'database-url',
  'admin-password',
  'wire-key',
  'secret-key',
  'smtp-url',
  'sign-in-providers',
];

/** The settings of the server. Each one is a flag or an environment variable. The flag takes precedence. */
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
export function formatHelp(): string {
  const lines = SETTINGS.map(
    ({ flag, variable, text, fallback }) =>
      `  --${flag.padEnd(22)}${variable.padEnd(30)}${text} (default: ${fallback})`,
  );
  return ['Atrium: a web console for a self-hosted AI-services platform.', '', ...lines, ''].join('\n');
}
