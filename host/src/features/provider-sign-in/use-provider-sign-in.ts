import {
  ERROR_CODES,
  linkedAccountCalls,
  linkRequiredSchema,
  providerFinishCall,
  providerStartCall,
  ROUTES,
  type SecondStep,
} from '@atrium/contract';
import {
  acceptSessionAtom,
  BusinessError,
  request,
  sessionAtom,
  useAppAtomValue,
  useSetAppAtom,
} from '@atrium/runtime';
import { useNavigate } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { openProvider, takePendingFlow } from '../../components/provider-flow/pending-flow.ts';
import { readSecondStep } from '../../components/second-step/read-second-step.ts';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';

/**
 * What the page shows. `code`: the second step of the sign-in. `proof`: the form that asks for the password of the user
 * who already has the email address. `done`: nothing, because the page redirects to `target`.
 */
type State =
  | { readonly step: 'waiting' }
  | { readonly step: 'code'; readonly secondStep: SecondStep }
  | { readonly step: 'proof'; readonly mail: string; readonly claim: string }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'done'; readonly target: string };

/** The page itself shows errors, so no toast does. */
const SILENT = { isSilent: true } as const;
const PUBLIC = { isSilent: true, isPublic: true } as const;

interface ProviderSignIn {
  readonly state: State;
  /** Starts again at the provider. */
  restart(): void;
  /** Shows the next step if the error requires one. Ignores other errors. */
  showStep(error: unknown): void;
}

/** Returns the step that an error requires before the sign-in is complete, or `undefined` for other errors. */
function getNextStep(error: unknown): State | undefined {
  const secondStep = readSecondStep(error);
  if (secondStep) return { step: 'code', secondStep };
  const requiresLink = error instanceof BusinessError && error.code === ERROR_CODES.linkRequired;
  return requiresLink ? { step: 'proof', ...linkRequiredSchema.parse(error.data) } : undefined;
}

/** Starts a sign-in at a provider, or finishes the one whose provider has redirected to this page. */
export function useProviderSignIn(provider: string, search: string): ProviderSignIn {
  const { t } = useLingui();
  const navigate = useNavigate();
  const describe = useDescribeFailure();
  const accept = useSetAppAtom(acceptSessionAtom);
  const token = useAppAtomValue(sessionAtom)?.token;
  const [initialToken] = useState(token);
  const [state, setState] = useState<State>({ step: 'waiting' });
  /** The query of the sign-in page on which this sign-in started. It names the page that opens after the sign-in. */
  const [startSearch, setStartSearch] = useState<string>();
  const hasStarted = useRef(false);

  const showError = (error: unknown): void =>
    setState(getNextStep(error) ?? { step: 'failed', message: describe(error) });

  const start = async (): Promise<void> => {
    const { address, flow } = await request(providerStartCall, { provider }, PUBLIC);
    openProvider(address, { flow, search: startSearch ?? search, isLink: false });
  };

  const finish = async (): Promise<void> => {
    const pending = takePendingFlow();
    // Removes the code from the address, so that neither the history nor other pages contain it.
    navigate(`${ROUTES.providerSignIn}/${provider}`, { replace: true });
    if (!pending) {
      const message = t({
        id: 'host.page.provider-sign-in.expired',
        message: 'This sign-in has expired or was started in another browser tab.',
      });
      return setState({ step: 'failed', message });
    }
    const body = { flow: pending.flow, response: search };
    if (pending.isLink) {
      await request(linkedAccountCalls.finish, body, SILENT);
      return setState({ step: 'done', target: ROUTES.accountSetting });
    }
    setStartSearch(pending.search);
    // `false`: the session ends with the browser.
    accept(await request(providerFinishCall, body, PUBLIC), false);
  };

  useEffect(() => {
    // The effect runs after every render, but a sign-in starts or finishes only once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    // The provider adds `state` to the address when it redirects back.
    const isReturn = new URLSearchParams(search).has('state');
    (isReturn ? finish() : start()).catch(showError);
  });

  const restart = (): void => {
    setState({ step: 'waiting' });
    start().catch(showError);
  };
  const showStep = (error: unknown): void => {
    const next = getNextStep(error);
    if (next) setState(next);
  };
  // A user who is already signed in can open this page too, so the sign-in is done only when the token is a new one.
  const isDone = token !== undefined && token !== initialToken;
  // The sign-in page redirects a signed-in user to the page that its query names.
  const target = `${ROUTES.login}${startSearch ?? ''}`;
  return { state: isDone ? { step: 'done', target } : state, restart, showStep };
}
