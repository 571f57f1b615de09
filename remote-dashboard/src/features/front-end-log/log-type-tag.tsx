import type { LogType } from '@atrium/runtime';
import { Tag } from '@atrium/ui/shell';
import { useLogTypeLabels } from './use-log-type-labels.ts';

const COLORS: Readonly<Record<LogType, string>> = { info: 'blue', error: 'red' };

export function LogTypeTag({ type }: { readonly type: LogType }) {
  return <Tag color={COLORS[type]}>{useLogTypeLabels()[type]}</Tag>;
}
