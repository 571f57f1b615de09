import { LIMITS } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOpenApp } from '../open-app.ts';
import { QuestionDialog } from '../question-dialog.tsx';
import { useAppMove } from '../use-app-move.ts';

/** Removes the open app, once it has been asked; for a while that can be taken back. */
export function RemoveApp() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { isMoving, move } = useAppMove();
  const [isOpen, setOpen] = useState(false);
  const words = t({ id: 'assets.page.settings.remove', message: '删除应用' });
  const { name } = app;
  const days = LIMITS.undoDays;
  return (
    <>
      <Button status="danger" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <QuestionDialog
        isOpen={isOpen}
        title={t({ id: 'assets.page.settings.remove-title', message: `删除“${name}”？` })}
        confirm={words}
        isDangerous
        isBusy={isMoving}
        onClose={() => setOpen(false)}
        onConfirm={() => void move('remove').then(() => setOpen(false))}
      >
        {t({
          id: 'assets.page.settings.remove-line',
          message: `它会立即停止运行。${days} 天内可以恢复，之后连同历史一起消失。`,
        })}
      </QuestionDialog>
    </>
  );
}
