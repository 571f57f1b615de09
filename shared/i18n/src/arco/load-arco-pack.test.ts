import { LOCALE_IDS } from '@atrium/contract';
import { describe, expect, it } from 'vitest';
import { PSEUDO_LOCALES } from '../locale/pseudo-locales.ts';
import { loadArcoPack } from './load-arco-pack.ts';

describe('component library texts', () => {
  it.each([...LOCALE_IDS, ...PSEUDO_LOCALES])('are complete in %s', async (locale) => {
    const [pack, english] = await Promise.all([loadArcoPack(locale), loadArcoPack('en-US')]);
    expect(Object.keys(pack)).toEqual(expect.arrayContaining(Object.keys(english)));
  });

  it('name the months in order, even if the library reverses them', async () => {
    const { Calendar, DatePicker } = await loadArcoPack('ar-EG');
    expect(Calendar.month.long).toMatchObject({ January: 'يناير', December: 'ديسمبر' });
    expect(DatePicker.Calendar).toBe(Calendar);
  });

  it('name the days in the language itself if the library lacks them', async () => {
    const { Calendar } = await loadArcoPack('sv-SE');
    expect(Calendar.week.long).toMatchObject({ monday: 'måndag', sunday: 'söndag' });
  });

  it('preserve placeholders and date patterns in a pseudo-locale', async () => {
    const { Pagination, Calendar } = await loadArcoPack('en-XA');
    expect(Pagination.total).toMatch(/^\[Ţöţåļ: \{0\} .*\]$/);
    expect(Calendar.formatMonth).toBe('MMM YYYY');
  });
});
