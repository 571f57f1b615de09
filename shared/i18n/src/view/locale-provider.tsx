import { ConfigContext } from '@arco-design/web-react/es/ConfigProvider';
import { appStore } from '@atrium/runtime';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useContext, useMemo } from 'react';
import { localeAtom } from '../active/active-locale.ts';
import { getDirection } from '../locale/get-direction.ts';

/**
 * Provides the current locale to everything below it: our messages, and the direction of the component library. The
 * direction goes into the library's context directly, because its own provider includes popups that we do not use.
 */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const locale = useAtomValue(localeAtom, { store: appStore });
  const defaults = useContext(ConfigContext);
  const config = useMemo(() => ({ ...defaults, rtl: getDirection(locale) === 'rtl' }), [defaults, locale]);
  return (
    <I18nProvider i18n={i18n}>
      <ConfigContext value={config}>{children}</ConfigContext>
    </I18nProvider>
  );
}
