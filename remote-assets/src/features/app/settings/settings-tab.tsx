import { LifeCycle } from './life-cycle.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The settings of the open app, and the actions on the app as a whole. */
export function SettingsTab() {
  return (
    <>
      <SettingsForm />
      <LifeCycle />
    </>
  );
}
