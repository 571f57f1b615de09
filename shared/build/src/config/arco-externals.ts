import type { ExternalItemFunctionData } from 'webpack';

interface UnusedModule {
  /** The folder in Arco whose files import the module. */
  readonly folder: string;
  readonly request: string;
  /** JavaScript that replaces the module. */
  readonly replacement: string;
}

/**
 * Modules that Arco imports for functions that the facades of `@atrium/ui` do not export, and for texts that no
 * component in use shows.
 */
const UNUSED_MODULES: readonly UnusedModule[] = [
  { folder: 'Modal', request: './confirm', replacement: 'undefined' },
  { folder: 'Modal', request: './useModal', replacement: 'undefined' },
  { folder: 'ConfigProvider', request: '../Message', replacement: '({ config() {} })' },
  { folder: 'ConfigProvider', request: '../Notification', replacement: '({ config() {} })' },
  { folder: 'ConfigProvider', request: '../Empty', replacement: '(() => null)' },
  { folder: 'ConfigProvider', request: '../locale/default', replacement: '({ Drawer: {}, Modal: {} })' },
];

const ARCO_FOLDER = /[\\/]@arco-design[\\/]web-react[\\/]es[\\/](\w+)$/;

/**
 * webpack externals that leave unused code of Arco out of a build. The polyfill of `ResizeObserver` returns the
 * browser's own class in every browser that the console supports.
 */
export async function arcoExternals({
  context = '',
  request,
}: ExternalItemFunctionData): Promise<string | undefined> {
  if (request === 'resize-observer-polyfill') return 'ResizeObserver';
  const folder = ARCO_FOLDER.exec(context)?.[1];
  return UNUSED_MODULES.find((unused) => unused.folder === folder && unused.request === request)?.replacement;
}
