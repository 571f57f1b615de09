import { IconPlus, IconPoweroff, IconSkin } from '@atrium/ui/shell';
import type { ReactNode } from 'react';
import { LanguageIcon } from '../../../components/locale-picker/language-icon.tsx';
import { MenuIcon } from '../../menu/entry/menu-icon.tsx';

/** Icons of actions. Pages have the icons of the menu. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  plus: <IconPlus aria-hidden="true" />,
  skin: <IconSkin aria-hidden="true" />,
  poweroff: <IconPoweroff aria-hidden="true" />,
  language: <LanguageIcon />,
};

/** The icon of an item in the palette. */
export function ItemIcon({ name }: { readonly name: string | undefined }) {
  return ICONS[name ?? ''] ?? <MenuIcon name={name} />;
}
