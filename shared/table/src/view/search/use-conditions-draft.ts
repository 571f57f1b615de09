import { useState } from 'react';
import type { Conditions } from '../../core/conditions.ts';
import { useTable } from '../../model.ts';

interface ConditionsDraft {
  readonly draft: Conditions;
  change(part: Conditions): void;
  replace(conditions: Conditions): void;
}

/** The filters while the user edits them; when the location changes (Back, a view), its filters replace them. */
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
