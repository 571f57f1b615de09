import { LifeCycle } from './life-cycle.tsx';
import { SettingsForm } from './settings-form.tsx';

/** What an owner sets, and what can be done with the app as a whole. */
export function SettingsTab() {
  return (
    <>
      <SettingsForm />
      <LifeCycle />
    </>
  );
}
