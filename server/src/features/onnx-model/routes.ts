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

const ADMIN = ['admin'] as const;

export function onnxRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(onnxCalls.list, ADMIN, listOnnxModels),
    route(onnxCalls.inspect, ADMIN, inspectOnnxModel),
    route(onnxCalls.try, ADMIN, tryOnnxModel),
    route(onnxCalls.create, ADMIN, createOnnxModel),
    route(onnxCalls.remove, ADMIN, removeOnnxModels),
  ];
}
