import {
  enrollCall,
  loginCall,
  logoutCall,
  passkeySignInCalls,
  passkeyStepCalls,
  refreshCall,
  registerCall,
  secondStepCall,
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { completeSignIn, enrollAtSignIn } from './second-step.ts';
import { createSessionDependencies } from './session-dependencies.ts';
import { signIn } from './sign-in.ts';
import {
  completeWithPasskey,
  signInWithPasskey,
  startPasskeySignIn,
  startPasskeyStep,
} from './sign-in-with-passkey.ts';
import { signOut } from './sign-out.ts';

export function sessionRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(createSessionDependencies(deps));
  return [
    route(loginCall, 'public', signIn),
    route(secondStepCall, 'public', completeSignIn),
    route(enrollCall, 'public', enrollAtSignIn),
    route(passkeySignInCalls.start, 'public', startPasskeySignIn),
    route(passkeySignInCalls.finish, 'public', signInWithPasskey),
    route(passkeyStepCalls.start, 'public', startPasskeyStep),
    route(passkeyStepCalls.finish, 'public', completeWithPasskey),
    route(registerCall, 'public', register),
    route(refreshCall, 'public', refreshSession),
    route(logoutCall, 'signed-in', signOut),
  ];
}
