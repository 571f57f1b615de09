import type { MenuItem } from '@atrium/contract';

/** The entries that lead to an address, outermost first: those of its own path, or of the longest path above it. */
export function menuTrail(items: readonly MenuItem[], pathname: string): readonly MenuItem[] {
  let best: readonly MenuItem[] = [];
  for (const item of items) {
    const below = menuTrail(item.children ?? [], pathname);
    const trail = below.length > 0 || leadsTo(item, pathname) ? [item, ...below] : [];
    if (reach(trail) > reach(best)) best = trail;
  }
  return best;
}

function leadsTo({ path }: MenuItem, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function reach(trail: readonly MenuItem[]): number {
  return trail.at(-1)?.path.length ?? 0;
}
