import { ROLES } from '@atrium/contract';
import { saveUserInfoAtom, signOutAtom, userInfoAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useAtomValue, useSetAtom } from 'jotai';
import { SelectSwitch } from './select-switch.tsx';

const OPTIONS = ROLES.map((id) => ({ id, name: id }));

/** Shows the signed-in user, and a switch for the role that pages receive. */
export function SessionSwitches() {
  const info = useAtomValue(userInfoAtom);
  const saveInfo = useSetAtom(saveUserInfoAtom);
  const signOut = useSetAtom(signOutAtom);
  if (!info) return null;

  return (
    <>
      <SelectSwitch
        label="Viewed as"
        value={info.access.includes('admin') ? 'admin' : 'user'}
        options={OPTIONS}
        onPick={(role) => saveInfo({ ...info, access: [role] })}
      />
      <small>The role changes only in this browser. The server uses the roles of the account.</small>
      <span>{info.name}</span>
      <Button size="small" onClick={() => void signOut()}>
        Sign out
      </Button>
    </>
  );
}
