import {
  changeMailCall,
  changePasswordCall,
  confirmationMailCall,
  confirmMailChangeCall,
  factorCall,
  factorConfirmCall,
  factorRemoveCall,
  factorStartCall,
  forgotPasswordCall,
  passkeyCalls,
  profileCall,
  proofCalls,
  recoveryCodesCall,
  resetPasswordCall,
  revokeSessionCall,
  sessionsCall,
  updateProfileCall,
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { withProof } from '../../http/with-proof.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { readFactor, replaceRecoveryCodes, turnOffFactor } from './change-factor.ts';
import { changeMail, confirmMailChange } from './change-mail.ts';
import { changePassword } from './change-password.ts';
import { addPasskey, changePasskeyName, deletePasskey, listPasskeys, startPasskey } from './passkeys.ts';
import { readProfile, updateProfile } from './profile.ts';
import { listProofMethods, prove, startPasskeyProof } from './prove.ts';
import { mailConfirmationLink, mailForgottenPasswordLink } from './request-mail.ts';
import { resetPassword } from './reset-password.ts';
import { listSessions, revokeSession } from './sessions.ts';
import { confirmFactor, startFactor } from './set-up-factor.ts';

export function accountRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(profileCall, 'signed-in', readProfile),
    route(updateProfileCall, 'signed-in', updateProfile),
    route(changePasswordCall, 'signed-in', changePassword),
    withProof(route(changeMailCall, 'signed-in', changeMail)),
    route(confirmMailChangeCall, 'signed-in', confirmMailChange),
    route(sessionsCall, 'signed-in', listSessions),
    route(revokeSessionCall, 'signed-in', revokeSession),
    route(factorCall, 'signed-in', readFactor),
    route(factorStartCall, 'signed-in', startFactor),
    route(factorConfirmCall, 'signed-in', confirmFactor),
    route(factorRemoveCall, 'signed-in', turnOffFactor),
    route(recoveryCodesCall, 'signed-in', replaceRecoveryCodes),
    route(proofCalls.methods, 'signed-in', listProofMethods),
    route(proofCalls.startPasskey, 'signed-in', startPasskeyProof),
    route(proofCalls.prove, 'signed-in', prove),
    route(passkeyCalls.list, 'signed-in', listPasskeys),
    withProof(route(passkeyCalls.start, 'signed-in', startPasskey)),
    route(passkeyCalls.add, 'signed-in', addPasskey),
    route(passkeyCalls.rename, 'signed-in', changePasskeyName),
    withProof(route(passkeyCalls.remove, 'signed-in', deletePasskey)),
    route(forgotPasswordCall, 'public', mailForgottenPasswordLink),
    // Mails the confirmation link of a new account again.
    route(confirmationMailCall, 'public', mailConfirmationLink),
    route(resetPasswordCall, 'public', resetPassword),
  ];
}
