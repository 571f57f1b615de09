import { AppPage } from './app-page.tsx';

export function AlgorithmAppPage() {
  return <AppPage kind="algorithm" />;
}

export function RecognitionAppPage() {
  return <AppPage kind="recognition" />;
}

export function NlpAppPage() {
  return <AppPage kind="nlp" />;
}
