import { Keys } from './keys.tsx';
import { Snippets } from './snippets.tsx';

/** How programs call the open app: its keys and examples. */
export function ApiTab() {
  return (
    <>
      <Keys />
      <Snippets />
    </>
  );
}
