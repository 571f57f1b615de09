import { captchaCall } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createCaptcha } from './captcha.ts';

export function captchaRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(createCaptcha(deps));
  return [route(captchaCall, 'public', async (captcha) => ({ challenge: await captcha.createChallenge() }))];
}
