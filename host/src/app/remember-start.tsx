import { localeAtom } from '@atrium/i18n';
import { appStore, deploymentAtom, writeStored } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { object, string } from 'zod/mini';
import { START_KEY } from '../early/page-plan.ts';

const startSchema = object({ locale: string(), registry: string() });

/** Stores the locale and the address of the registry, so that the next page load can use both from the start. */
export function RememberStart() {
  const locale = useAtomValue(localeAtom, { store: appStore });
  const { remotes: registry } = useAtomValue(deploymentAtom, { store: appStore });
  useEffect(() => writeStored('public', START_KEY, startSchema, { locale, registry }), [locale, registry]);
  return null;
}
