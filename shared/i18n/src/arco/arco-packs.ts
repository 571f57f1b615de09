import type { Locale } from '@arco-design/web-react/es/locale/interface';
import type { LocaleId } from '@atrium/contract';

export type ArcoPack = Locale;

/** Older packs lack the sections of newer components. */
type PackLoader = () => Promise<{ readonly default: Partial<ArcoPack> }>;

const arabic: PackLoader = () =>
  import(/* webpackChunkName: "locale-ar" */ '@arco-design/web-react/es/locale/ar-EG');

/** The component library's own texts, one chunk per locale. A page fetches the chunk with that locale's catalog. */
export const WHOLE_PACKS = {
  'en-US': () => import(/* webpackChunkName: "locale-en-US-po" */ '@arco-design/web-react/es/locale/en-US'),
  'zh-CN': () => import(/* webpackChunkName: "locale-zh-CN-po" */ '@arco-design/web-react/es/locale/zh-CN'),
} satisfies Partial<Record<LocaleId, () => Promise<{ readonly default: ArcoPack }>>>;

export const ARCO_PACKS: Readonly<Partial<Record<LocaleId, PackLoader>>> = {
  'ar-EG': arabic,
  'ar-SA': arabic,
  'de-DE': () => import(/* webpackChunkName: "locale-de-DE-po" */ '@arco-design/web-react/es/locale/de-DE'),
  'es-ES': () => import(/* webpackChunkName: "locale-es-ES-po" */ '@arco-design/web-react/es/locale/es-ES'),
  'fr-FR': () => import(/* webpackChunkName: "locale-fr-FR-po" */ '@arco-design/web-react/es/locale/fr-FR'),
  'id-ID': () => import(/* webpackChunkName: "locale-id-ID-po" */ '@arco-design/web-react/es/locale/id-ID'),
  'it-IT': () => import(/* webpackChunkName: "locale-it-IT-po" */ '@arco-design/web-react/es/locale/it-IT'),
  'ja-JP': () => import(/* webpackChunkName: "locale-ja-JP-po" */ '@arco-design/web-react/es/locale/ja-JP'),
  'ko-KR': () => import(/* webpackChunkName: "locale-ko-KR-po" */ '@arco-design/web-react/es/locale/ko-KR'),
  'pt-BR': () => import(/* webpackChunkName: "locale-pt-BR-po" */ '@arco-design/web-react/es/locale/pt-BR'),
  'pt-PT': () => import(/* webpackChunkName: "locale-pt-PT-po" */ '@arco-design/web-react/es/locale/pt-PT'),
  'ru-RU': () => import(/* webpackChunkName: "locale-ru-RU-po" */ '@arco-design/web-react/es/locale/ru-RU'),
  'th-TH': () => import(/* webpackChunkName: "locale-th-TH-po" */ '@arco-design/web-react/es/locale/th-TH'),
  'tr-TR': () => import(/* webpackChunkName: "locale-tr-TR-po" */ '@arco-design/web-react/es/locale/tr-TR'),
  'vi-VN': () => import(/* webpackChunkName: "locale-vi-VN-po" */ '@arco-design/web-react/es/locale/vi-VN'),
  'zh-TW': () => import(/* webpackChunkName: "locale-zh-TW-po" */ '@arco-design/web-react/es/locale/zh-TW'),
};
