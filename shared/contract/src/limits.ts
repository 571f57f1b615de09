/** Every constant of the product that more than one room must agree on. Times in milliseconds, sizes in pixels unless said. */
export const LIMITS = {
  requestTimeout: 60_000,
  chunkTimeout: 120_000,
  popupDuration: 3_000,
  cookieDays: 1,
  mobileMaxWidth: 600,
  tabletMaxWidth: 992,
  siderWidth: 256,
  siderCollapsedWidth: 80,
  headerHeight: 64,
  headerHideThreshold: 300,
  breadcrumbMaxWidth: 560,
  resizeThrottle: 100,
  watermark: { tile: 400, alpha: 0.1, angle: -0.4 },
  pageSize: 20,
  pageSizes: [10, 20, 50, 100, 200],
  maxPageSize: 200,
  sortCount: 5,
  /** How many things one call may name, to remove or restore them together. */
  idCount: 1_000,
  textLength: 200_000,
  /** Bytes and pixels of an image that a task is run on. */
  imageBytes: 20 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** Pixels of the longer side of such an image. An engine works through a longer line for most of a minute. */
  imageSide: 32_767,
  tableRows: 200_000,
  tableColumns: 1_000,
  /** Characters of a cell of a table that a task is run on. */
  cellLength: 2_000,
  seriesLength: 200_000,
  /** How many steps a forecast looks ahead at most. */
  horizon: 1_000,
  /** A text on which an item shows what it does. */
  itemSampleLength: 4_000,
  nameLength: 64,
  /** Longest mail address (RFC 5321), and what else is typed to sign in. */
  accountLength: 254,
  passwordLength: 256,
  tokenLength: 256,
  /** A path or an address. */
  addressLength: 2_048,
  timeZoneLength: 64,
  /** A keyword, or a value that a list is filtered by. */
  keywordLength: 200,
  /** How many columns a list is filtered by, and by how many values of each. */
  filterCount: 20,
  filterValues: 200,
  descriptionLength: 2_000,
  tagCount: 20,
  tagLength: 32,
  /** How deep menu entries are nested, and how many one request brings. */
  menuDepth: 5,
  menuEntries: 1_000,
  /** Stored JSON, such as parameters: bytes in UTF-8, levels, and values of every level together. */
  json: { bytes: 64 * 1024, depth: 16, items: 5_000 },
  /** How many days a period of the console's figures may hold. */
  periodDays: 3_660,
  noteLength: 500,
  /** Why something was done, in a person's words. */
  reasonLength: 200,
  iconLength: 16,
  /** Days for which runs are kept, at most and unless said. */
  retentionDays: 365,
  defaultRetentionDays: 30,
  /** Days for which a removed app can be restored. */
  undoDays: 30,
  /** Bytes of an image that is kept with a run, at most. */
  keptFileBytes: 5 * 1024 * 1024,
  /** A sample that is kept, in characters of JSON. */
  sampleLength: 200_000,
  /** Bytes that one user's apps, runs, versions and revisions may take in the database. */
  storedBytes: 512 * 1024 * 1024,
  /** A sample that a list carries, in characters of JSON. */
  listedSampleLength: 8_192,
} as const;

/** Names under which the browser stores things. `appId` comes from the deployment's configuration. */
export const STORAGE = {
  ghostUser: 'ghost-uuid',
  localeKey: 'i18n-locale',
  menuPrefix: (appId: string): string => `admin-plus-${appId}`,
  cookie: (appId: string, name: 'uuid' | 'token' | 'refreshToken'): string => `${appId}-${name}`,
} as const;

/** How times of log entries are written: `YYYY-MM-DD HH:mm:ss`. */
export const LOG_TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';
