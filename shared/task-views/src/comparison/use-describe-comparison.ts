import type { TaskId } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguageName } from '../messages/use-language-name.ts';
import { useSentimentLabels } from '../result/text/use-sentiment-labels.ts';
import type { ComparisonSummary } from './compare-outputs.ts';

/** Returns a function that states in one sentence how a result differs from an earlier one. */
export function useDescribeComparison(): (task: TaskId, summary: ComparisonSummary) => string {
  const { t } = useLingui();
  const format = useFormat();
  const describeItems = useDescribeItems();
  const describeClass = useDescribeClass();
  return (task, summary) => {
    switch (summary.kind) {
      case 'same':
        return t({ id: 'tasks.component.comparison.same', message: 'Same result' });
      case 'details':
        return t({
          id: 'tasks.component.comparison.details',
          message: 'Only scores, types or positions differ',
        });
      case 'spaces':
        return t({ id: 'tasks.component.comparison.spaces', message: 'Only spaces or line breaks differ' });
      case 'items':
        return describeItems(summary);
      case 'words': {
        const { added } = summary;
        const removed = format.number(summary.removed);
        return t({
          id: 'tasks.component.comparison.words',
          message: `${plural(added, { one: '# word', other: '# words' })} added, ${removed} removed`,
        });
      }
      case 'class': {
        const [from, to] = [describeClass(task, summary.from), describeClass(task, summary.to)];
        return t({ id: 'tasks.component.comparison.class', message: `Result changed from ${from} to ${to}` });
      }
      case 'rows': {
        const { total } = summary;
        const changed = format.number(summary.changed);
        return t({
          id: 'tasks.component.comparison.rows',
          message: `${changed} of ${plural(total, { one: '# row', other: '# rows' })} differ`,
        });
      }
      case 'values': {
        const { total } = summary;
        const changed = format.number(summary.changed);
        const largest = format.number(summary.largest, { maximumSignificantDigits: 4 });
        return t({
          id: 'tasks.component.comparison.values',
          message: `${changed} of ${plural(total, { one: '# value', other: '# values' })} differ, largest difference ${largest}`,
        });
      }
      case 'paths': {
        const { changed } = summary;
        return t({
          id: 'tasks.component.comparison.paths',
          message: plural(changed, { one: '# value differs', other: '# values differ' }),
        });
      }
    }
  };
}

function useDescribeItems(): (summary: Extract<ComparisonSummary, { kind: 'items' }>) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ items, added, removed: removedCount }) => {
    const removed = format.number(removedCount);
    switch (items) {
      case 'entities':
        return t({
          id: 'tasks.component.comparison.entities',
          message: `${plural(added, { one: '# entity', other: '# entities' })} added, ${removed} removed`,
        });
      case 'tokens':
        return t({
          id: 'tasks.component.comparison.tokens',
          message: `${plural(added, { one: '# token', other: '# tokens' })} added, ${removed} removed`,
        });
      case 'keywords':
        return t({
          id: 'tasks.component.comparison.keywords',
          message: `${plural(added, { one: '# keyword', other: '# keywords' })} added, ${removed} removed`,
        });
      case 'codes':
        return t({
          id: 'tasks.component.comparison.codes',
          message: `${plural(added, { one: '# barcode', other: '# barcodes' })} added, ${removed} removed`,
        });
    }
  };
}

/** Returns a function that labels the class of a sentiment or a language. */
function useDescribeClass(): (task: TaskId, name: string | undefined) => string {
  const { t } = useLingui();
  const getLanguageName = useLanguageName();
  const sentiments: Readonly<Record<string, string>> = useSentimentLabels();
  return (task, name) => {
    if (name === undefined)
      return t({ id: 'tasks.component.text.no-language', message: 'Language not detected' });
    return task === 'sentiment' ? (sentiments[name] ?? name) : getLanguageName(name);
  };
}
