import type { AuditRow } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { createTargetAddress } from './create-target-address.ts';

/** The name of the resource of an event, with a link if a page shows the resource. */
export function TargetLink({ event }: { readonly event: AuditRow }) {
  const to = event.isTargetRemoved ? undefined : createTargetAddress(event);
  return to === undefined ? event.targetName : <SafeLink to={to}>{event.targetName}</SafeLink>;
}
