export { isDraftComplete } from './draft/is-draft-complete.ts';
export { emptyDraft, type TaskDraft } from './draft/task-draft.ts';
export { useObjectUrl } from './draft/use-object-url.ts';
export { TaskInputField, type TaskInputFieldProps } from './input/task-input-field.tsx';
export { TaskInputView, type TaskInputViewProps } from './input-view/task-input-view.tsx';
export { useLanguageName } from './messages/use-language-name.ts';
export { useTaskNames } from './messages/use-task-names.ts';
export { TaskResult, type TaskResultProps } from './result/task-result.tsx';
export { loadSample, type SampleSource } from './samples/load-sample.ts';
