import { algorithmCalls, type PublicationTransition } from '@atrium/contract';
import { request, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { TransitionConfirmation } from '../../drawer/transition-confirmation.tsx';
import { endTransitionAtom, type RequestedTransition } from './transition-atoms.ts';

/** Asks for confirmation before an algorithm is published, disabled or archived. */
export function AlgorithmTransitionConfirmation({ requested }: { readonly requested: RequestedTransition }) {
  const { t } = useLingui();
  const end = useSetPaneAtom(endTransitionAtom);
  const { transition, algorithm } = requested;
  const { id, name } = algorithm;
  const explanations: Readonly<Record<PublicationTransition, string>> = {
    publish: t({
      id: 'management.page.algorithms.publish-description',
      message: 'Users can create apps from it. Apps run the production version by default.',
    }),
    disable: t({
      id: 'management.page.algorithms.disable-description',
      message: 'Apps that use this algorithm stop running until it is published again.',
    }),
    archive: t({
      id: 'management.page.algorithms.archive-description',
      message: 'An archived algorithm cannot be published again or restored.',
    }),
  };
  return (
    <TransitionConfirmation
      name={name}
      transition={transition}
      explanations={explanations}
      act={() => request(algorithmCalls[transition], { id }, { isSilent: true })}
      onClose={end}
    />
  );
}
