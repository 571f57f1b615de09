import {
  IconApps,
  IconBug,
  IconCode,
  IconDashboard,
  IconExperiment,
  IconFile,
  IconFontColors,
  IconHistory,
  IconHome,
  IconImage,
  IconLanguage,
  IconLink,
  IconList,
  IconLock,
  IconMindMapping,
  IconNotification,
  IconPlus,
  IconRobot,
  IconSafe,
  IconScan,
  IconSettings,
  IconStar,
  IconStorage,
  IconTags,
  IconThunderbolt,
  IconUser,
  IconUserAdd,
  IconUserGroup,
} from '@atrium/ui/shell';
import type { ComponentType } from 'react';

/** Icons that descriptors and the server may name. */
const ICONS: Readonly<Record<string, ComponentType<{ readonly 'aria-hidden': 'true' }>>> = {
  apps: IconApps,
  bug: IconBug,
  code: IconCode,
  dashboard: IconDashboard,
  experiment: IconExperiment,
  file: IconFile,
  'font-colors': IconFontColors,
  history: IconHistory,
  home: IconHome,
  image: IconImage,
  language: IconLanguage,
  link: IconLink,
  list: IconList,
  lock: IconLock,
  'mind-mapping': IconMindMapping,
  notification: IconNotification,
  plus: IconPlus,
  robot: IconRobot,
  safe: IconSafe,
  scan: IconScan,
  settings: IconSettings,
  star: IconStar,
  storage: IconStorage,
  tags: IconTags,
  thunderbolt: IconThunderbolt,
  user: IconUser,
  'user-add': IconUserAdd,
  'user-group': IconUserGroup,
};

/** The icon of a menu entry. An unknown name shows the icon of a page. */
export function MenuIcon({ name }: { readonly name: string | undefined }) {
  const Icon = ICONS[name ?? ''] ?? IconFile;
  return <Icon aria-hidden="true" />;
}
