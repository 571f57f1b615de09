import { captchaCall } from '@atrium/contract';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createCaptcha } from './captcha.ts';

export function captchaRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const captcha = createCaptcha(deps);
  return [declareRoute(captchaCall, 'public', async () => ({ challenge: await captcha.challenge() }))];
}
