import { dependentsSchema } from '@atrium/contract';
import type { BusinessError } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';

/** Lists the apps and aliases that block an action, if the data of the business error names them. */
export function Dependents({ businessError }: { readonly businessError: BusinessError }) {
  const { t } = useLingui();
  const { data: dependents } = dependentsSchema.safeParse(businessError.data);
  if (!dependents) return null;
  const { list, aliases = [] } = dependents;
  return (
    <ul>
      {aliases.map((alias) => (
        <li key={alias}>{t({ id: 'management.component.dependents.alias', message: `Alias ${alias}` })}</li>
      ))}
      {list.map(({ id, name, ownerName }) => (
        <li key={id}>
          {name} · {ownerName}
        </li>
      ))}
    </ul>
  );
}
