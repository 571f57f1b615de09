import { sampleFileCall, type TaskInput } from '@atrium/contract';
import { request } from '@atrium/runtime';
import type { TaskDraft } from '../draft/task-draft.ts';

/** An input to try a task on, as targets and apps hold it: of a shipped picture the name. */
export interface SampleSource {
  readonly input: TaskInput;
  readonly imageName: string | null;
}

/** A sample as a draft; its picture is fetched. */
export async function loadSample({ input, imageName }: SampleSource): Promise<TaskDraft> {
  if (imageName === null) return { input };
  const { mediaType, base64 } = await request(sampleFileCall, { name: imageName });
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return { input, file: new File([bytes], imageName, { type: mediaType }) };
}
