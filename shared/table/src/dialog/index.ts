export { RecordDialog } from './record-dialog.tsx';
export { UnsavedQuestion } from './unsaved-question.tsx';
