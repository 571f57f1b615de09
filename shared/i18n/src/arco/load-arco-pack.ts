import { type AppLocale, isPseudoLocale } from '../locale/pseudo-locales.ts';
import { toIntlTag } from '../locale/to-intl-tag.ts';
import { ARCO_PACKS, type ArcoPack, WHOLE_PACKS } from './arco-packs.ts';
import { withIntlCalendar } from './with-intl-calendar.ts';

/** Returns the component library's texts in a locale. English texts, with the locale's own dates, fill the gaps. */
export async function loadArcoPack(locale: AppLocale): Promise<ArcoPack> {
  if (isPseudoLocale(locale)) {
    const [{ pseudoPack }, english] = await Promise.all([import('./pseudo-pack.ts'), WHOLE_PACKS['en-US']()]);
    return pseudoPack(locale, english.default);
  }
  return withIntlCalendar(await loadPack(locale), toIntlTag(locale));
}

async function loadPack(locale: Exclude<AppLocale, `en-X${string}`>): Promise<ArcoPack> {
  if (locale === 'zh-CN' || locale === 'en-US') return (await WHOLE_PACKS[locale]()).default;
  const [english, own] = await Promise.all([WHOLE_PACKS['en-US'](), ARCO_PACKS[locale]?.()]);
  return { ...english.default, ...own?.default };
}
