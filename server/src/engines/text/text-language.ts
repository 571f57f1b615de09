import { z } from 'zod';
import { isMostlyChinese } from './is-mostly-chinese.ts';

export const textLanguageSchema = z
  .enum(['auto', 'zh', 'en'])
  .default('auto')
  .describe('Language of the text; auto decides by its script.');

export type TextLanguage = z.infer<typeof textLanguageSchema>;

export function getLanguage(text: string, requested: TextLanguage): 'zh' | 'en' {
  if (requested !== 'auto') return requested;
  return isMostlyChinese(text) ? 'zh' : 'en';
}
