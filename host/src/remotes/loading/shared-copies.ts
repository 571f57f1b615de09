import * as schemaFunctions from '@atrium/contract/schema-functions';
import * as i18n from '@atrium/i18n';
import * as runtime from '@atrium/runtime';
import * as base from '@atrium/ui/base';
import * as data from '@atrium/ui/data';
import * as router from '@atrium/ui/router';
import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { array, record, string } from 'zod/mini';

interface SharedCopy {
  /** Name of the package that determines its version. */
  readonly packageName: string;
  /** The copy, if the host loads it with the code of the signed-in pages. */
  readonly module?: object;
  /** Loads the copy, when a page of a remote or of the host needs it. */
  readonly load?: () => Promise<object>;
}

/** The exports of packages that load when a page of a remote needs them, by import name. Written by the build. */
export const LAZY_EXPORTS: Readonly<Record<string, readonly string[]>> = record(
  string(),
  array(string()),
).parse(JSON.parse(process.env.ATRIUM_LAZY_EXPORTS ?? '{}'));

/** The single copies of packages that every remote gets from this host, by import name. */
export const SHARED_COPIES: Readonly<Record<string, SharedCopy>> = {
  react: { packageName: 'react', module: react },
  'react/jsx-runtime': { packageName: 'react', module: jsxRuntime },
  'react-dom': { packageName: 'react-dom', module: reactDom },
  'react-dom/client': { packageName: 'react-dom', module: reactDomClient },
  jotai: { packageName: 'jotai', module: jotai },
  '@lingui/core': { packageName: '@lingui/core', module: linguiCore },
  '@lingui/react': { packageName: '@lingui/react', module: linguiReact },
  '@atrium/contract/schema-functions': { packageName: '@atrium/contract', module: schemaFunctions },
  '@atrium/runtime': { packageName: '@atrium/runtime', module: runtime },
  '@atrium/i18n': { packageName: '@atrium/i18n', module: i18n },
  '@atrium/ui/base': { packageName: '@atrium/ui', module: base },
  '@atrium/ui/router': { packageName: '@atrium/ui', module: router },
  '@atrium/ui/shell': {
    packageName: '@atrium/ui',
    load: () => import(/* webpackChunkName: "shared-ui-shell" */ '@atrium/ui/shell'),
  },
  '@atrium/ui/data': { packageName: '@atrium/ui', module: data },
  '@atrium/table': {
    packageName: '@atrium/table',
    async load() {
      const table = await import(/* webpackChunkName: "shared-table" */ '@atrium/table');
      table.startTableMessages();
      return table;
    },
  },
  '@atrium/ui/result': {
    packageName: '@atrium/ui',
    load: () => import(/* webpackChunkName: "shared-ui-result" */ '@atrium/ui/result'),
  },
};
