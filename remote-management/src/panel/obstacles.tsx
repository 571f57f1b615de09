import { obstaclesSchema } from '@atrium/contract';
import type { BusinessError } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';

/** What is in the way, as a refusal tells it; nothing when it tells of none. */
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
