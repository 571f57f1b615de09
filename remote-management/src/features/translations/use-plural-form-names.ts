import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';

/** Returns `describe`, which names a plural form. */
export function usePluralFormNames() {
  const { t } = useLingui();
  const format = useFormat();
  const names: Readonly<Record<string, string>> = {
    zero: t({ id: 'management.page.translations.form-zero', message: 'Zero' }),
    one: t({ id: 'management.page.translations.form-one', message: 'One' }),
    two: t({ id: 'management.page.translations.form-two', message: 'Two' }),
    few: t({ id: 'management.page.translations.form-few', message: 'Few' }),
    many: t({ id: 'management.page.translations.form-many', message: 'Many' }),
    other: t({ id: 'management.page.translations.form-other', message: 'Other' }),
  };
  return {
    /**
     * Returns the name of a form, followed by examples of numbers that use it. A form such as `=0` has no name: the
     * returned text contains only its number.
     */
    describe(form: string, numbers: readonly string[]): string {
      const [name, examples] = [names[form], format.list(numbers)];
      return name === undefined
        ? t({ id: 'management.page.translations.form-exactly', message: `Exactly ${examples}` })
        : t({ id: 'management.page.translations.form-with-numbers', message: `${name} (${examples})` });
    },
  };
}
