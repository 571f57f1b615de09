import { CreatePage } from './create-page.tsx';

export function AlgorithmAppCreatePage() {
  return <CreatePage kind="algorithm" />;
}

export function RecognitionAppCreatePage() {
  return <CreatePage kind="recognition" />;
}

export function NlpAppCreatePage() {
  return <CreatePage kind="nlp" />;
}
