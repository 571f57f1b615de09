/** Constants that several packages must agree on. Times in milliseconds and sizes in pixels unless stated otherwise. */
export const LIMITS = {
  requestTimeout: 60_000,
  chunkTimeout: 120_000,
  toastDuration: 3_000,
  cookieDays: 1,
  mobileMaxWidth: 600,
  tabletMaxWidth: 992,
  sideMenuWidth: 256,
  collapsedSideMenuWidth: 80,
  /** In a narrower window, the side menu is collapsed until the user expands it. */
  wideSideMenuMinWidth: 1200,
  headerHeight: 64,
  /** A header that hides on scroll stays visible up to this scroll position. */
  headerHideThreshold: 300,
  breadcrumbMaxWidth: 560,
  resizeThrottle: 100,
  /** `angle` is in radians. */
  watermark: { tile: 400, alpha: 0.1, angle: -0.4 },
  pageSize: 20,
  pageSizes: [10, 20, 50, 100, 200],
  /** The largest number of entries in a list that is read without paging, such as sessions or owners. */
  unpagedListSize: 200,
  /** The largest page of a list. Callers that read all rows use it. Decrypting a larger page blocks the browser. */
  bulkPageSize: 500,
  /** The largest number of columns by which a list is sorted. */
  sortCount: 5,
  /** How many records one call may remove or restore, and how many revisions or dependents one call returns. */
  recordCount: 1_000,
  /** Characters of a task's input text. */
  textLength: 200_000,
  /** Bytes and pixels of a task's input image. */
  imageBytes: 20 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** Pixels of the longer side of such an image. A longer side would occupy an engine for most of a minute. */
  imageSide: 32_767,
  tableRows: 200_000,
  tableColumns: 1_000,
  /** Characters in a table cell of a task's input. */
  cellLength: 2_000,
  seriesLength: 200_000,
  /** The largest number of steps of a forecast. */
  horizon: 1_000,
  /** A text that demonstrates an item. */
  itemSampleLength: 4_000,
  nameLength: 64,
  /** The roles of one user. */
  userRoles: 20,
  /** The longest email address (RFC 5321). */
  mailLength: 254,
  /** What a user can enter to sign in: a username, an email address or a mobile number. */
  signInNameLength: 254,
  passwordLength: 256,
  tokenLength: 256,
  /** A path or an address. */
  addressLength: 2_048,
  timeZoneLength: 64,
  /** A keyword, or a value in a list filter. */
  keywordLength: 200,
  /**
   * The largest number of columns by which a list is filtered, and of values for each column. `filterCount` is also the
   * limit of the roles and permissions of a menu entry.
   */
  filterCount: 20,
  filterValues: 200,
  descriptionLength: 2_000,
  tagCount: 20,
  tagLength: 32,
  /** How deep menu entries are nested, and how many one request may contain. */
  menuDepth: 5,
  menuEntries: 1_000,
  /** Stored JSON, such as parameters: bytes in UTF-8, levels, and values on all levels together. */
  json: { bytes: 64 * 1024, depth: 16, items: 5_000 },
  /** The largest number of days in a period of the console's metrics. */
  periodDays: 3_660,
  noteLength: 500,
  /** A reason that a user enters for an action. */
  reasonLength: 200,
  iconLength: 16,
  /** Days for which runs are stored: the maximum and the default. */
  retentionDays: 365,
  defaultRetentionDays: 30,
  /** Days for which a removed app can be restored. */
  undoDays: 30,
  /** The largest image that is stored with a run, in bytes. */
  storedFileBytes: 5 * 1024 * 1024,
  /** A stored sample, in characters of JSON. */
  sampleLength: 200_000,
  /** The largest size of one user's apps, runs, versions, revisions, model files and images of data sets, in bytes. */
  storedBytes: 512 * 1024 * 1024,
  /** A sample in a list, in characters of JSON. */
  listedSampleLength: 8_192,
} as const;

/** Names of the browser's storage entries. `deploymentId` is the `appId` of the deployment's configuration. */
export const STORAGE = {
  anonymousUser: 'ghost-uuid',
  localeKey: 'i18n-locale',
  /** Begins the name of every entry, not only of menus. The specification calls it the menu key prefix. */
  prefix: (deploymentId: string): string => `admin-plus-${deploymentId}`,
  cookie: (deploymentId: string, name: 'uuid' | 'token' | 'refreshToken'): string =>
    `${deploymentId}-${name}`,
} as const;

/** The time format of log entries. */
export const LOG_TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';
