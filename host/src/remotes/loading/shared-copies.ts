import * as schemaFunctions from '@atrium/contract/schema-functions';
import * as i18n from '@atrium/i18n';
import * as runtime from '@atrium/runtime';
import * as base from '@atrium/ui/base';
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
  readonly of: string;
  /** The copy, if the host loads it at its start. */
  readonly ready?: object;
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
  react: { of: 'react', ready: react },
  'react/jsx-runtime': { of: 'react', ready: jsxRuntime },
  'react-dom': { of: 'react-dom', ready: reactDom },
  'react-dom/client': { of: 'react-dom', ready: reactDomClient },
  jotai: { of: 'jotai', ready: jotai },
  '@lingui/core': { of: '@lingui/core', ready: linguiCore },
  '@lingui/react': { of: '@lingui/react', ready: linguiReact },
  '@atrium/contract/schema-functions': { of: '@atrium/contract', ready: schemaFunctions },
  '@atrium/runtime': { of: '@atrium/runtime', ready: runtime },
  '@atrium/i18n': { of: '@atrium/i18n', ready: i18n },
  '@atrium/ui/base': { of: '@atrium/ui', ready: base },
  '@atrium/ui/router': { of: '@atrium/ui', ready: router },
  '@atrium/ui/shell': {
    of: '@atrium/ui',
    load: () => import(/* webpackChunkName: "shared-ui-shell" */ '@atrium/ui/shell'),
  },
  '@atrium/ui/data': {
    of: '@atrium/ui',
    load: () => import(/* webpackChunkName: "shared-ui-data" */ '@atrium/ui/data'),
  },
  '@atrium/table': {
    of: '@atrium/table',
    async load() {
      const table = await import(/* webpackChunkName: "shared-table" */ '@atrium/table');
      table.startTableMessages();
      return table;
    },
  },
  '@atrium/ui/result': {
    of: '@atrium/ui',
    load: () => import(/* webpackChunkName: "shared-ui-result" */ '@atrium/ui/result'),
  },
};
