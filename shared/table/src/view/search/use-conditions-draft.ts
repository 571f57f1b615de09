import { useState } from 'react';
import type { Conditions } from '../../core/conditions.ts';
import { useTable } from '../../model.ts';

interface ConditionsDraft {
  readonly draft: Conditions;
  change(part: Conditions): void;
  replace(conditions: Conditions): void;
}

/** The conditions as they are being entered; when the address moves on (Back, a view), what it says counts. */
export function useConditionsDraft(): ConditionsDraft {
  const { conditions } = useTable<unknown>();
  const sent = JSON.stringify(conditions);
  const [held, setCurrent] = useState({ sent, draft: conditions });
  if (held.sent !== sent) setCurrent({ sent, draft: conditions });
  return {
    draft: held.draft,
    change: (part) => setCurrent({ sent, draft: { ...held.draft, ...part } }),
    replace: (draft) => setCurrent({ sent, draft }),
  };
}
