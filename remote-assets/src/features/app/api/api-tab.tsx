import { includesLevel } from '@atrium/contract';
import { useOpenApp } from '../open-app.ts';
import { AppKeys } from './app-keys.tsx';
import { KeysHint } from './keys-hint.tsx';
import { Snippets } from './snippets.tsx';

/** Shows how programs call the open app: its keys and example programs. */
export function ApiTab() {
  const { app } = useOpenApp();
  return (
    <>
      {includesLevel(app.level, 'edit') ? <AppKeys /> : <KeysHint />}
      <Snippets />
    </>
  );
}
