import { enum as enumeration, type infer as Infer } from 'zod/mini';
import type { Transitions } from './publication.ts';

export const APP_STATUSES = ['draft', 'active', 'paused', 'suspended'] as const;

export const appStatusSchema = enumeration(APP_STATUSES);

export type AppStatus = Infer<typeof appStatusSchema>;

export type AppTransition = 'activate' | 'pause' | 'suspend' | 'lift';

/**
 * The status transitions of an app. Only an admin suspends an app and lifts the suspension. After that the app stays
 * paused until its owner activates it.
 */
export const APP_TRANSITIONS: Transitions<AppStatus, AppTransition> = {
  activate: { from: ['draft', 'paused'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  suspend: { from: ['draft', 'active', 'paused'], to: 'suspended' },
  lift: { from: ['suspended'], to: 'paused' },
};
