import { type Formats, useFormat } from '@atrium/i18n';
import { IconEye, Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { type ColumnDefinition, getCellText, getCellValue, renderStatusOption } from '../../core/index.ts';
import { estimateTagWidth, TAG_COUNT_WIDTH } from './estimate-tag-width.ts';
import { CODE_LETTER_WIDTH } from './measures.ts';
import styles from './rows.module.css';
import { truncateMiddle } from './truncate-middle.ts';

/**
 * Renders a cell's content with the `render` of its column, or by the column's kind. The result is
 * plain text where possible, because there are hundreds of cells. `availableWidth` is in pixels.
 * With `canWrap`, a code with dots or slashes may take two lines, and breaks after these characters.
 */
export function renderCellContent<Row>(
  column: ColumnDefinition<Row>,
  row: Row,
  format: Formats,
  availableWidth: number,
  canWrap = false,
): ReactNode {
  if (column.render) return column.render(row);
  const text = getCellText(column, row, format);
  if (text === '') return <span className={styles.none}>–</span>;
  const value = getCellValue(column, row);
  if (column.kind === 'date')
    return (
      <time dateTime={String(value)} title={format.dateTime(String(value))}>
        {text}
      </time>
    );
  if (Array.isArray(value)) {
    const names = value.map((tag) => column.options?.find((option) => option.value === tag)?.label ?? tag);
    return <Tags names={names} text={text} availableWidth={availableWidth} />;
  }
  const status = renderStatusOption(column, row);
  if (status) return status;
  if (column.isCode) {
    const lineCount = canWrap && /[./]/.test(text) ? 2 : 1;
    const length = Math.floor((availableWidth * lineCount) / CODE_LETTER_WIDTH);
    const shown = truncateMiddle(text, Math.max(8, length));
    return (
      <code className={styles.code} title={text}>
        {lineCount > 1 ? addLineBreaks(shown) : shown}
      </code>
    );
  }
  return text;
}

/** Allows a line break after each dot and slash of a code. */
function addLineBreaks(code: string): ReactNode {
  const parts = code.split(/(?<=[./])/);
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ));
}

interface TagsProps {
  readonly names: readonly string[];
  /** All names as one text, for the tooltip. */
  readonly text: string;
  readonly availableWidth: number;
}

/** The tags that fit, and the number of hidden tags. In a card, the style sheet shows all tags, without the number. */
function Tags({ names, text, availableWidth }: TagsProps) {
  const format = useFormat();
  let width = 0;
  const firstHidden = names.findIndex((name, index) => {
    width += estimateTagWidth(name);
    return index > 0 && width + (index < names.length - 1 ? TAG_COUNT_WIDTH : 0) > availableWidth;
  });
  const shownCount = firstHidden === -1 ? names.length : firstHidden;
  return (
    <span className={styles.tags} title={text}>
      {names.map((name, index) => (
        <Tag key={names.slice(0, index + 1).join()} className={(index >= shownCount && styles.moreTag) || ''}>
          {name}
        </Tag>
      ))}
      {shownCount < names.length ? (
        <Tag className={styles.tagCount ?? ''}>{`+${format.number(names.length - shownCount)}`}</Tag>
      ) : null}
    </span>
  );
}

/** Marks a row that the user has already opened. */
export function ViewedMark() {
  const { t } = useLingui();
  const label = t({ id: 'table.component.rows.viewed', message: 'Viewed' });
  return (
    <span className={styles.viewedMark} role="img" aria-label={label} title={label}>
      <IconEye aria-hidden />
    </span>
  );
}
