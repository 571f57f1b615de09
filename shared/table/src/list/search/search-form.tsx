import { LIMITS } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { useElementWidth } from '@atrium/ui/data';
import { IconDown, IconUp } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type Conditions, useTable } from '../../core/index.ts';
import { FilterChips } from './filter-chips.tsx';
import { KeywordField, SearchField } from './search-field.tsx';
import styles from './search-form.module.css';

/** The minimum width of a field, in pixels: the form has as many columns as fit. */
const FIELD_WIDTH = 240;
/** The maximum number of columns of the form. */
const MAX_COLUMNS = 6;

/**
 * The filters above the rows. They apply when the form is submitted. Fields that do not fit appear on request.
 * Their filters also apply while they are hidden.
 */
export function SearchForm() {
  const { t } = useLingui();
  const { definition, address } = useTable<unknown>();
  const { draft, change, replace } = useConditionsDraft();
  const [isOpen, setOpen] = useState(false);
  const { ref, width } = useElementWidth();
  const fields = definition.columns.filter(({ isSearchable }) => isSearchable);
  const keywordFieldCount = definition.keyword === undefined ? 0 : 1;
  // Until the form is measured, it shows all fields. The two extra columns are for the keyword and
  // the buttons.
  const fittingCount = width === undefined ? fields.length + 2 : Math.floor(width / FIELD_WIDTH);
  const columnCount = Math.min(Math.max(1, fittingCount), MAX_COLUMNS);
  // The last column of the row contains the buttons; the narrowest form puts them in a row of their own.
  const shownCount = isOpen ? fields.length : Math.max(1, columnCount - 1) - keywordFieldCount;
  if (fields.length + keywordFieldCount === 0) return null;
  const search = (event: FormEvent) => {
    event.preventDefault();
    // The field with a text that is too long shows the maximum length.
    if (!isTooLong(draft)) address.search(draft);
  };
  return (
    <search ref={ref}>
      <form
        className={`${styles.form} print-hidden`}
        style={{ gridTemplateColumns: toGridColumns(columnCount) }}
        data-single={columnCount === 1}
        aria-label={t({ id: 'table.component.search.label', message: 'Filters' })}
        onSubmit={search}
      >
        {definition.keyword === undefined ? null : (
          <KeywordField label={definition.keyword} draft={draft} onChange={change} />
        )}
        {fields.slice(0, Math.max(0, shownCount)).map((column) => (
          <SearchField key={column.key} column={column} draft={draft} onChange={change} />
        ))}
        <div className={styles.buttons}>
          {fields.length > Math.max(1, columnCount - 1) - keywordFieldCount ? (
            <Button
              type="text"
              aria-expanded={isOpen}
              icon={isOpen ? <IconUp /> : <IconDown />}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen
                ? t({ id: 'table.component.search.collapse', message: 'Less' })
                : t({ id: 'table.component.search.expand', message: 'More' })}
            </Button>
          ) : null}
          <Button
            onClick={() => {
              replace({});
              address.reset();
            }}
          >
            {t({ id: 'table.component.search.reset', message: 'Reset' })}
          </Button>
          <Button type="outline" htmlType="submit">
            {t({ id: 'table.component.search.search', message: 'Search' })}
          </Button>
        </div>
      </form>
      <FilterChips hiddenKeys={fields.slice(Math.max(0, shownCount)).map(({ key }) => key)} />
    </search>
  );
}

/** Returns equal columns. The last one is at least as wide as the buttons, whose texts are long in some languages. */
function toGridColumns(columns: number): string {
  const single = 'minmax(0, 1fr)';
  return columns === 1 ? single : `repeat(${columns - 1}, ${single}) minmax(min-content, 1fr)`;
}

interface ConditionsDraft {
  readonly draft: Conditions;
  change(part: Conditions): void;
  replace(conditions: Conditions): void;
}

/**
 * The filters while the user edits them; when the location changes (Back, a saved view), its
 * filters replace them.
 */
function useConditionsDraft(): ConditionsDraft {
  const { conditions } = useTable<unknown>();
  const appliedText = JSON.stringify(conditions);
  const [current, setCurrent] = useState({ appliedText, draft: conditions });
  if (current.appliedText !== appliedText) setCurrent({ appliedText, draft: conditions });
  return {
    draft: current.draft,
    change: (part) => setCurrent({ appliedText, draft: { ...current.draft, ...part } }),
    replace: (draft) => setCurrent({ appliedText, draft }),
  };
}

/** Whether a keyword or another text of the filters exceeds the limits of a list. */
function isTooLong({ keyword = '', filters = {} }: Conditions): boolean {
  const texts = [keyword, ...Object.values(filters).flat()];
  return texts.some((text) => text.trim().length > LIMITS.keywordLength);
}
