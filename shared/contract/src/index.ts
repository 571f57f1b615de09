export {
  ACCESS_HEADER,
  hasRequiredAccess,
  mayVisit,
  PERMISSIONS,
  type Permission,
  ROLES,
  type Role,
} from './access.ts';
export { API_LIMITS } from './api-limits.ts';
export {
  type BodyOf,
  type Call,
  type CallFile,
  type DataOf,
  defineCall,
  defineCallWithPermission,
} from './call.ts';
export {
  changePasswordCall,
  profileCall,
  revokeSessionCall,
  sessionsCall,
  updateProfileCall,
} from './calls/account-calls.ts';
export {
  algorithmArchiveCall,
  algorithmCalls,
  algorithmCreateCall,
  algorithmDependentsCall,
  algorithmDetailCall,
  algorithmDisableCall,
  algorithmImportCall,
  algorithmListCall,
  algorithmPublishCall,
  algorithmRemoveCall,
  algorithmRestoreCall,
  algorithmUpdateCall,
} from './calls/algorithm-calls.ts';
export {
  appCalls,
  assetsListCall,
  nlpAppCreateCall,
  nlpAppDetailCall,
  nlpAppRunCall,
  nlpAppUpdateCall,
  targetDetailCall,
  targetListCall,
} from './calls/app-calls.ts';
export { auditDetailCall, auditListCall } from './calls/audit-calls.ts';
export { batchCalls } from './calls/batch-calls.ts';
export { connectionCalls } from './calls/connection-calls.ts';
export {
  dashboardRunsCall,
  dashboardSeriesCall,
  dashboardSummaryCall,
  dashboardTopCall,
} from './calls/dashboard-calls.ts';
export { dataSetCalls, evaluationCalls } from './calls/data-set-calls.ts';
export { engineHealthCall, engineListCall } from './calls/engine-calls.ts';
export {
  enrollCall,
  factorCall,
  factorConfirmCall,
  factorRemoveCall,
  factorStartCall,
  recoveryCodesCall,
  resetFactorCall,
  type SecondStep,
  secondStepCall,
  secondStepSchema,
} from './calls/factor-calls.ts';
export { groupCalls } from './calls/group-calls.ts';
export { type ItemCalls, nlpCalls, nlpListCall, recognitionCalls } from './calls/item-calls.ts';
export { keyCalls } from './calls/key-calls.ts';
export {
  changeMailCall,
  confirmationMailCall,
  confirmMailChangeCall,
  forgotPasswordCall,
  mailLinkCall,
} from './calls/mail-calls.ts';
export { onnxCalls } from './calls/onnx-calls.ts';
export { passkeyCalls, passkeySignInCalls, passkeyStepCalls } from './calls/passkey-calls.ts';
export { deleteAccountCall, personalDataCall } from './calls/personal-data-calls.ts';
export { portableCalls } from './calls/portable-calls.ts';
export { proofCalls } from './calls/proof-calls.ts';
export {
  linkedAccountCalls,
  linkRequiredSchema,
  providerFinishCall,
  providerProveCall,
  providerStartCall,
} from './calls/provider-calls.ts';
export { roleCalls } from './calls/role-calls.ts';
export { runCalls } from './calls/run-calls.ts';
export { sampleFileCall, sampleListCall } from './calls/sample-calls.ts';
export { scimCalls } from './calls/scim-calls.ts';
export {
  captchaCall,
  loginCall,
  logoutCall,
  refreshCall,
  registerCall,
  resetPasswordCall,
} from './calls/session-calls.ts';
export { shareCalls } from './calls/share-calls.ts';
export { i18nListCall, menuListCall } from './calls/system-calls.ts';
export { trainingCalls } from './calls/training-calls.ts';
export { translationCalls } from './calls/translation-calls.ts';
export { usageCall } from './calls/usage-call.ts';
export {
  changeRolesCall,
  issueResetLinkCall,
  signOutUserCall,
  userCreateCall,
  userDevicesCall,
  userImportCall,
  userListCall,
} from './calls/user-calls.ts';
export {
  aliasHistoryCall,
  aliasRemoveCall,
  aliasRollBackCall,
  aliasSetCall,
  type ComparedVersion,
  versionArchiveCall,
  versionCompareCall,
  versionCreateCall,
  versionDetailCall,
  versionListCall,
  versionRestoreCall,
  versionUpdateCall,
  versionValidateCall,
} from './calls/version-calls.ts';
export { type Deployment, deploymentSchema } from './deployment.ts';
export {
  ALGORITHM_TASKS,
  type Algorithm,
  type AlgorithmTask,
  algorithmSchema,
} from './entities/algorithm.ts';
export {
  type AlgorithmVersion,
  type AlgorithmVersionDetail,
  type AliasMove,
  aliasField,
  PRODUCTION_ALIAS,
  VERSION_STATUSES,
  VERSION_TRANSITIONS,
  type VersionStatus,
  type VersionTransition,
} from './entities/algorithm-version.ts';
export {
  ACCOUNT_KEY_SCOPES,
  type ApiKey,
  apiKeySchema,
  KEY_SCOPES,
  type KeyScope,
} from './entities/api-key.ts';
export {
  APP_KINDS,
  type App,
  type AppHealth,
  type AppKind,
  type AppRow,
  appSchema,
  bindingField,
  HEALTH_REASONS,
  LOG_POLICIES,
  type LogPolicy,
  type Target,
  type TargetRow,
  type TargetSample,
} from './entities/app.ts';
export { APP_STATUSES, APP_TRANSITIONS, type AppStatus, type AppTransition } from './entities/app-status.ts';
export {
  type AuditAction,
  type AuditEvent,
  type AuditRow,
  type AuditVerb,
  auditEventSchema,
} from './entities/audit.ts';
export {
  BATCH_LIMITS,
  type Batch,
  type BatchCell,
  type BatchRow,
  type BatchRowStatus,
  type BatchStatus,
  batchColumnField,
} from './entities/batch.ts';
export {
  CHAT_TASKS,
  CONNECTION_AUTHS,
  CONNECTION_PROTOCOLS,
  type Connection,
  type ConnectionModel,
  type ConnectionProtocol,
  DIAGNOSIS_STEPS,
  type DiagnosisRow,
  type DiagnosisStep,
  MAX_PRICE,
  type ModelPrice,
  NUMBER_TYPES,
  type OutboundFailureReason,
} from './entities/connection.ts';
export {
  type DashboardRun,
  type DashboardSeries,
  type DashboardSummary,
  type DashboardTop,
  dashboardRunSchema,
  dashboardSummarySchema,
} from './entities/dashboard.ts';
export {
  DATA_SET_LIMITS,
  type DataSet,
  type DataSetContent,
  type DataSetRow,
  EVALUATED_TASKS,
  type EvaluatedTask,
  type Evaluation,
  type EvaluationDetail,
  type EvaluationMetric,
  type EvaluationMetrics,
  type EvaluationTarget,
  type FieldScore,
  type Gate,
  IMAGE_COLUMNS,
  TASK_METRICS,
} from './entities/data-set.ts';
export { type Dependent, dependentSchema, dependentsSchema } from './entities/dependent.ts';
export { type EngineInfo, type EngineMeasurement, engineSchema, taskIdSchema } from './entities/engine.ts';
export type { EngineHealth } from './entities/engine-health.ts';
export {
  accountField,
  descriptionField,
  type ListBody,
  type ListRange,
  type ListSort,
  listBodySchema,
  listSchema,
  mailField,
  mobileField,
  nameField,
  passwordField,
  slugField,
  tagsField,
} from './entities/fields.ts';
export { type Frame, frameSchema } from './entities/frame.ts';
export { type Group, type GroupMember, groupMemberSchema, groupSchema } from './entities/group.ts';
export {
  IMPORT_ROW_MAX,
  type ImportResult,
  importBodySchema,
  importResultSchema,
  type RejectedRow,
  rowNumberField,
} from './entities/import.ts';
export {
  ITEM_KINDS,
  ITEM_TRANSITIONS,
  type ItemContent,
  type ItemKind,
  type ItemRevision,
  type ItemRevisionRow,
  type ItemTask,
  NLP_TASKS,
  RECOGNITION_TASKS,
} from './entities/item.ts';
export { type MenuItem, menuItemSchema, menuListSchema } from './entities/menu.ts';
export type { ModelFileKind } from './entities/model-file.ts';
export { type NlpItem, nlpItemSchema } from './entities/nlp.ts';
export {
  ONNX_ANOMALY_VALUES,
  ONNX_PARTS,
  ONNX_TASKS,
  type OnnxInspection,
  type OnnxMapping,
  type OnnxModel,
  type OnnxTask,
  type OnnxTensor,
  onnxDraftSchema,
  onnxMappingField,
} from './entities/onnx-model.ts';
export { type Period, periodSchema } from './entities/period.ts';
export {
  type ImportedRecord,
  type ImportPreview,
  MISSING_PARTS,
  type MissingPart,
  PORTABLE_FORMAT,
  PORTABLE_KINDS,
  PORTABLE_LIMITS,
  type PortableKind,
} from './entities/portable.ts';
export {
  type PortableDefinition,
  type PortableImage,
  type PortableModel,
  type PortableVersion,
  portableDefinitionSchema,
} from './entities/portable-definition.ts';
export {
  isTransitionAllowed,
  PUBLICATION_STATUSES,
  PUBLICATION_TRANSITIONS,
  type PublicationStatus,
  type PublicationTransition,
  type Transitions,
} from './entities/publication.ts';
export { type Recognition, recognitionSchema } from './entities/recognition.ts';
export { type CustomRole, customRoleSchema } from './entities/role.ts';
// `NlpRun` and `nlpRunSchema` are earlier names, which separately built remotes may still import.
export {
  type AppRun,
  type AppRun as NlpRun,
  appRunSchema as nlpRunSchema,
  type ExportedRun,
  RUN_EXPORT_LIMITS,
  RUN_STATUSES,
  type Run,
  type RunDetail,
} from './entities/run.ts';
export { type TaskSample, taskSampleSchema } from './entities/sample.ts';
export { type ScimToken, scimTokenSchema } from './entities/scim-token.ts';
export {
  APP_LEVELS,
  type AppLevel,
  includesLevel,
  SHARE_KINDS,
  SHARE_LEVELS,
  SHARE_LIMITS,
  type Share,
  type ShareCandidate,
  type ShareKind,
  type ShareLevel,
  shareCandidateSchema,
  shareSchema,
} from './entities/share.ts';
export {
  ALL_TRAINING_ALGORITHMS,
  predictsColumn,
  TRAINED_TASKS,
  TRAINING_ALGORITHMS,
  TRAINING_LIMITS,
  TRAINING_STATUSES,
  type TrainedTask,
  type Training,
  type TrainingAlgorithm,
  type TrainingReport,
  type TrainingSettings,
} from './entities/training.ts';
export {
  type Drafting,
  MESSAGES_CHANGED_AT_OPTIONS,
  type RejectedTranslation,
  TRANSLATION_FORMATS,
  TRANSLATION_LIMITS,
  TRANSLATION_STATES,
  type TranslationCounts,
  type TranslationDraft,
  type TranslationFormat,
  type TranslationImport,
  type TranslationRow,
  type TranslationState,
} from './entities/translation.ts';
export { type Cost, type Usage, type UsageTally, usageSchema, usageTallySchema } from './entities/usage.ts';
export {
  type Session,
  type SignedInDevice,
  sessionSchema,
  type UserInfo,
  type UserRow,
  userInfoSchema,
  userRowSchema,
} from './entities/user.ts';
export {
  WEBHOOK_STATUSES,
  type WebhookDelivery,
  type WebhookStatus,
  webhookField,
} from './entities/webhook.ts';
export { type Envelope, envelopeSchema, type FieldError } from './envelope.ts';
export { ERROR_CODES, type ErrorCode } from './error-codes.ts';
export { LIMITS, LOG_TIME_FORMAT, STORAGE } from './limits.ts';
export {
  type AddressQuery,
  buildListPath,
  isRangeField,
  type ListAddressState,
  type ListConditions,
  type ListField,
  readListAddress,
  writeConditions,
  writePage,
  writePageSize,
  writeSort,
} from './list-address.ts';
export {
  catalogFile,
  DEFAULT_LOCALE,
  DEFAULT_OFFERED_LOCALES,
  INTL_TAGS,
  LOCALE_IDS,
  type LocaleId,
} from './locale-ids.ts';
export { MODEL_LIMITS } from './model-limits.ts';
export { CONTRACT_VERSION } from './remote/contract-version.ts';
export {
  type Descriptor,
  type DescriptorSource,
  descriptorSchema,
  type RemoteRoute,
  type SearchSource,
} from './remote/descriptor.ts';
export type { Pane, PaneLocation, PaneNavigator, PaneToasts } from './remote/pane.ts';
export {
  type Integrity,
  integritySchema,
  MESSAGE_LIST,
  type MessageList,
  messageListSchema,
  type Pointer,
  pointerSchema,
  REMOTE_ENTRY,
  type Registry,
  type RemoteVersion,
  registrySchema,
} from './remote/pointer.ts';
export type { RemoteMessages, RemoteModule } from './remote/remote-module.ts';
export { type RouteList, routeListSchema } from './remote/route-list.ts';
export { satisfiesContract } from './remote/satisfies-contract.ts';
export { listSingletonBuilds, markSingleton } from './remote/singleton-mark.ts';
export { ROUTES } from './routes.ts';
export { RUN_LIMITS } from './run-limits.ts';
export { SPREADSHEET_LIMITS } from './spreadsheet-limits.ts';
export type { BarcodeOutput, OcrOutput } from './tasks/image-outputs.ts';
export { formatJsonPath, type JsonField, listJsonFields } from './tasks/list-json-fields.ts';
export type { ClassifyOutput, RegressOutput } from './tasks/prediction-outputs.ts';
export {
  DATE_UNITS,
  type DateUnit,
  findStepTime,
  listStepDates,
  parseLocalTime,
  type SeriesDates,
} from './tasks/series-dates.ts';
export type { AnomalyOutput, ClusterOutput, ForecastOutput } from './tasks/table-outputs.ts';
export { TASK_IDS, type TaskId } from './tasks/task-ids.ts';
export {
  type SeriesInput,
  type TableInput,
  type TaskInput,
  type TaskInputKind,
  taskInputSchema,
} from './tasks/task-input.ts';
export { TASKS, type Task, type TaskOutput } from './tasks/tasks.ts';
export {
  type EntitiesOutput,
  type ExtractOutput,
  type GenerateOutput,
  type KeywordsOutput,
  type LanguageOutput,
  NAMED_ENTITY_TYPES,
  type NamedEntity,
  type NamedEntityType,
  type RedactOutput,
  type SentimentOutput,
  type TextToken,
  type TokenizeOutput,
} from './tasks/text-outputs.ts';
export { truncateEnd, truncateStart } from './truncate-text.ts';
export { versionName } from './version-name.ts';
