import type { DescriptorSource, RemoteModule } from '@atrium/contract';
import { isSignedInAtom, resolvedThemeAtom, useAppAtomValue } from '@atrium/runtime';
import { type ComponentType, useLayoutEffect } from 'react';
import { BenchPage } from './bench-page.tsx';
import { SignIn } from './sign-in.tsx';
import { Switches } from './switches.tsx';
import styles from './workbench.module.css';

interface WorkbenchProps {
  readonly remote: RemoteModule<ComponentType>;
  readonly descriptor: DescriptorSource;
}

/** A remote alone: its pages, against the real server, with the switches that a host has elsewhere. */
export function Workbench({ remote, descriptor }: WorkbenchProps) {
  const isSignedIn = useAppAtomValue(isSignedInAtom);
  const theme = useAppAtomValue(resolvedThemeAtom);
  useLayoutEffect(() => {
    document.body.setAttribute('arco-theme', theme);
  }, [theme]);
  return (
    <div className={styles.bench}>
      <Switches name={descriptor.name} />
      {isSignedIn ? <BenchPage remote={remote} descriptor={descriptor} /> : <SignIn />}
    </div>
  );
}
