import ConfigProvider from '@arco-design/web-react/es/ConfigProvider';
import { appStore } from '@atrium/runtime';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { arcoPackAtom, localeAtom } from '../active/active-locale.ts';
import { directionOf } from '../locale/direction-of.ts';

/** Gives everything below it the spoken locale: our messages, the component library's texts and its direction. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  const locale = useAtomValue(localeAtom, { store: appStore });
  const pack = useAtomValue(arcoPackAtom, { store: appStore });
  return (
    <I18nProvider i18n={i18n}>
      <ConfigProvider rtl={directionOf(locale) === 'rtl'} {...(pack ? { locale: pack } : {})}>
        {children}
      </ConfigProvider>
    </I18nProvider>
  );
}
