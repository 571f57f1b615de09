import type { Token } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { tokenGroup } from './token-groups.ts';
import { useTokenGroupNames } from './use-token-group-names.ts';

/** Tokens one by one: text, part of speech, and where they stand. */
export function TokenTable({ tokens }: { readonly tokens: readonly Token[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useTokenGroupNames();
  const columns: readonly RecordColumn<Token>[] = [
    {
      key: 'text',
      title: t({ id: 'assets.page.nlp-app.token', message: '词' }),
      isName: true,
      render: ({ text }) => text,
    },
    {
      key: 'tag',
      title: t({ id: 'assets.page.nlp-app.tag', message: '词性' }),
      render: ({ tag }) => (
        <span>
          <code>{tag}</code> {names[tokenGroup(tag)]}
        </span>
      ),
    },
    {
      key: 'start',
      title: t({ id: 'assets.page.nlp-app.start', message: '起始' }),
      isNumber: true,
      render: ({ start }) => format.number(start),
    },
    {
      key: 'end',
      title: t({ id: 'assets.page.nlp-app.end', message: '结束' }),
      isNumber: true,
      render: ({ end }) => format.number(end),
    },
  ];
  return (
    <RecordTable
      label={t({ id: 'assets.page.nlp-app.tokens', message: '词列表' })}
      columns={columns}
      rows={tokens}
      rowKey={({ start }) => String(start)}
    />
  );
}
