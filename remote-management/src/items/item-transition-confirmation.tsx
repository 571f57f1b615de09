import type { PublicationTransition } from '@atrium/contract';
import { request, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { TransitionConfirmation } from '../drawer/transition-confirmation.tsx';
import { closeItemDrawerAtom } from './item-atoms.ts';
import { type ItemRow, useItemSources } from './item-sources.ts';

interface ItemTransitionConfirmationProps {
  readonly item: ItemRow;
  readonly transition: PublicationTransition;
}

/** Asks for confirmation before an item is published, disabled or archived. */
export function ItemTransitionConfirmation({ item, transition }: ItemTransitionConfirmationProps) {
  const { t } = useLingui();
  const { calls } = useItemSources();
  const closeDrawer = useSetPaneAtom(closeItemDrawerAtom);
  const { id, name, revision } = item;
  const explanations: Readonly<Record<PublicationTransition, string>> = {
    publish: t({
      id: 'management.component.items.publish-description',
      message: `Revision ${revision} becomes the production version. Users can create apps from it. From now on, apps that use the production version run this revision.`,
    }),
    disable: t({
      id: 'management.component.items.disable-description',
      message: 'Apps that use this service stop running until it is published again.',
    }),
    archive: t({
      id: 'management.component.items.archive-description',
      message: 'An archived service cannot be published again or restored.',
    }),
  };
  const options = { isSilent: true };
  return (
    <TransitionConfirmation
      name={name}
      transition={transition}
      explanations={explanations}
      act={() =>
        transition === 'publish'
          ? request(calls.publish, { id, revision }, options)
          : request(calls[transition], { id }, options)
      }
      onClose={closeDrawer}
    />
  );
}
