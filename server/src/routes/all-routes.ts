import { accountRoutes } from '../features/account/routes.ts';
import { algorithmRoutes } from '../features/algorithm/routes.ts';
import { algorithmVersionRoutes } from '../features/algorithm-version/routes.ts';
import { apiKeyRoutes } from '../features/api-key/routes.ts';
import { appRoutes } from '../features/app/routes.ts';
import type { AppDependencies } from '../features/app-dependencies.ts';
import { auditRoutes } from '../features/audit/routes.ts';
import { batchRoutes } from '../features/batch/routes.ts';
import { captchaRoutes } from '../features/captcha/routes.ts';
import { connectionRoutes } from '../features/connection/routes.ts';
import { dashboardRoutes } from '../features/dashboard/routes.ts';
import { engineRoutes } from '../features/engine/routes.ts';
import { evaluationRoutes } from '../features/evaluation/routes.ts';
import { groupRoutes } from '../features/group/routes.ts';
import { itemRoutes } from '../features/item/routes.ts';
import { menuRoutes } from '../features/menu/routes.ts';
import { onnxRoutes } from '../features/onnx-model/routes.ts';
import { personalDataRoutes } from '../features/personal-data/routes.ts';
import { portableRoutes } from '../features/portable/routes.ts';
import { providerRoutes } from '../features/provider/routes.ts';
import { roleRoutes } from '../features/role/routes.ts';
import { runRoutes } from '../features/run/routes.ts';
import { sampleRoutes } from '../features/sample/routes.ts';
import { scimTokenRoutes } from '../features/scim/routes.ts';
import { sessionRoutes } from '../features/session/routes.ts';
import { shareRoutes } from '../features/share/routes.ts';
import { withStorageQuota } from '../features/storage/storage-quota.ts';
import { trainingRoutes } from '../features/training/routes.ts';
import { translationRoutes } from '../features/translations/routes.ts';
import { usageRoutes } from '../features/usage/routes.ts';
import { userRoutes } from '../features/user/routes.ts';
import type { RouteDeclaration } from '../http/declare-route.ts';

/** Returns the routes of all console calls. */
export function allRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const routes = [
    ...sessionRoutes(deps),
    ...providerRoutes(deps),
    ...captchaRoutes(deps),
    ...accountRoutes(deps),
    ...personalDataRoutes(deps),
    ...userRoutes(deps),
    ...groupRoutes(deps),
    ...roleRoutes(deps),
    ...scimTokenRoutes(deps),
    ...sampleRoutes(),
    ...menuRoutes(deps),
    ...translationRoutes(deps),
    ...algorithmRoutes(deps),
    ...algorithmVersionRoutes(deps),
    ...itemRoutes(deps),
    ...appRoutes(deps),
    ...apiKeyRoutes(deps),
    ...shareRoutes(deps),
    ...runRoutes(deps),
    ...usageRoutes(deps),
    ...batchRoutes(deps),
    ...engineRoutes(deps),
    ...connectionRoutes(deps),
    ...onnxRoutes(deps),
    ...evaluationRoutes(deps),
    ...portableRoutes(deps),
    ...trainingRoutes(deps),
    ...dashboardRoutes(deps),
    ...auditRoutes(deps),
  ];
  return routes.map((route) => withStorageQuota(route, deps));
}
