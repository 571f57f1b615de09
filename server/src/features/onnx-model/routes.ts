import { onnxCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import {
  createOnnxModel,
  inspectOnnxModel,
  listOnnxModels,
  removeOnnxModels,
  tryOnnxModel,
} from './onnx-service.ts';

export function onnxRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(onnxCalls.list, 'with-permission', listOnnxModels),
    route(onnxCalls.inspect, 'with-permission', inspectOnnxModel),
    route(onnxCalls.try, 'with-permission', tryOnnxModel),
    route(onnxCalls.create, 'with-permission', createOnnxModel),
    route(onnxCalls.remove, 'with-permission', removeOnnxModels),
  ];
}
