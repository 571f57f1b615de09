import { changeRolesCall, ROLES, type Role, type UserRow } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { useFields } from '@atrium/ui/base';
import { useEffect, useState } from 'react';

interface RolesValues {
  readonly user: boolean;
  readonly admin: boolean;
  readonly isActive: boolean;
}

/** Changes what a person may do, and whether they may sign in. */
export function useRolesForm(user: UserRow, onSaved: (saved: UserRow) => void) {
  const [refusal, setRefusal] = useState<string>();
  const { isRunning, submit } = useSubmission();
  const fields = useFields<RolesValues>(
    {
      user: user.access.includes('user'),
      admin: user.access.includes('admin'),
      isActive: user.status === 'active',
    },
    {},
  );
  const { setDirty } = usePane();
  useEffect(() => {
    setDirty(fields.isDirty);
    return () => setDirty(false);
  }, [fields.isDirty, setDirty]);

  return {
    fields,
    refusal,
    isSaving: isRunning,
    async save() {
      setRefusal(undefined);
      const access = ROLES.filter((role: Role) => fields.values[role]);
      const status = fields.values.isActive ? 'active' : 'disabled';
      const saved = await submit(
        () => request(changeRolesCall, { id: user.id, access, status }, { isSilent: true }),
        (error) => setRefusal(error.msg),
      );
      if (saved) onSaved(saved);
    },
  };
}
