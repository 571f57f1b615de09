import { Component, type ComponentType, memo, type ReactNode, useEffect, useRef } from 'react';
import { RemoteFailureView } from './remote-failure-view.tsx';
import { RemoteLoadingView } from './remote-loading-view.tsx';
import { RemoteNotice } from './remote-notice.tsx';
import { useRemotePage } from './use-remote-page.ts';

interface Props {
  /** Called once when a child throws while rendering. */
  readonly onBroken: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Prevents an error in a remote's page from breaking the console around it. */
class RemoteBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onBroken(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

export interface RemotePageProps {
  /** The name of the remote, such as `remote_assets`. */
  readonly remote: string;
  /** Name of the route, as in its descriptor. */
  readonly route: string;
}

/** A page of a remote: its loading, its failures and its code. None of them affects the console around it. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const { state, retry, handleBrokenPage } = useRemotePage(remote, route);
  const renderedAttempt = useRef('');
  if (state.kind === 'failed') return <RemoteFailureView failure={state.failure} onRetry={retry} />;
  if (state.kind === 'loading') {
    return <RemoteLoadingView remote={remote} isSlow={state.isSlow} onRetry={retry} />;
  }
  const { Page, version, attempt } = state;
  return (
    <>
      <RemoteNotice remote={remote} version={version} onRetry={retry} />
      <RemoteBoundary
        key={attempt}
        onBroken={(error) => {
          const hasRendered = renderedAttempt.current === attempt;
          handleBrokenPage(error, hasRendered);
        }}
      >
        <MemoizedPage Page={Page} />
        <Mounted
          onMounted={() => {
            renderedAttempt.current = attempt;
          }}
        />
      </RemoteBoundary>
    </>
  );
}

/** A page renders again only when its own state changes, not whenever its remote does. */
const MemoizedPage = memo(function PageOfRemote({ Page }: { readonly Page: ComponentType }) {
  return <Page />;
});

/** Reports that the sibling before it has rendered without an error. After an error, React does not run this effect. */
function Mounted({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}
