import { obstaclesSchema } from '@atrium/contract';
import type { BusinessError } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';

/** The apps and aliases that block an action, from the data of a business error; nothing if it names none. */
export function Obstacles({ refusal }: { readonly refusal: BusinessError }) {
  const { t } = useLingui();
  const { data: obstacles } = obstaclesSchema.safeParse(refusal.data);
  if (!obstacles) return null;
  const { list, aliases = [] } = obstacles;
  return (
    <ul>
      {aliases.map((alias) => (
        <li key={alias}>{t({ id: 'management.component.obstacles.alias', message: `Alias ${alias}` })}</li>
      ))}
      {list.map(({ id, name, ownerName }) => (
        <li key={id}>
          {name} · {ownerName}
        </li>
      ))}
    </ul>
  );
}
