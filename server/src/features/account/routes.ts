import {
  changePasswordCall,
  forgotPasswordCall,
  profileCall,
  resetPasswordCall,
  revokeSessionCall,
  sessionsCall,
  updateProfileCall,
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { changePassword } from './change-password.ts';
import { listDevices, revokeDevice } from './devices.ts';
import { readProfile, updateProfile } from './profile.ts';
import { forgotPassword } from './request-mail.ts';
import { resetPassword } from './reset-password.ts';

export function accountRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(profileCall, 'signed-in', readProfile),
    route(updateProfileCall, 'signed-in', updateProfile),
    route(changePasswordCall, 'signed-in', changePassword),
    route(sessionsCall, 'signed-in', listDevices),
    route(revokeSessionCall, 'signed-in', revokeDevice),
    route(forgotPasswordCall, 'public', forgotPassword),
    route(resetPasswordCall, 'public', resetPassword),
  ];
}
