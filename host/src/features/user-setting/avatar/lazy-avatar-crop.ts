import { lazy } from 'react';

/** The dialog that crops an avatar. It loads when the user chooses an image. */
export const LazyAvatarCrop = lazy(async () => {
  const { AvatarCrop } = await import('./avatar-crop.tsx');
  return { default: AvatarCrop };
});
