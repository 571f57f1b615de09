import { sampleFileCall, sampleListCall } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { listSamples, readSampleFile } from './sample-service.ts';

export function sampleRoutes(): readonly RouteDeclaration[] {
  // The use cases of samples need no dependencies.
  const route = bindRoutes(undefined);
  return [
    route(sampleListCall, 'signed-in', listSamples),
    route(sampleFileCall, 'signed-in', readSampleFile),
  ];
}
