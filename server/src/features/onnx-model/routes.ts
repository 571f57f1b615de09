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
    route(onnxCalls.list, 'permitted', listOnnxModels),
    route(onnxCalls.inspect, 'permitted', inspectOnnxModel),
    route(onnxCalls.try, 'permitted', tryOnnxModel),
    route(onnxCalls.create, 'permitted', createOnnxModel),
    route(onnxCalls.remove, 'permitted', removeOnnxModels),
  ];
}
