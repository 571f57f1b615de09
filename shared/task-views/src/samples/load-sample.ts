import { sampleFileCall, type TaskInput } from '@atrium/contract';
import { type RequestOptions, request } from '@atrium/runtime';
import type { TaskDraft } from '../draft/task-draft.ts';

/** An input to try a task on, as targets and apps hold it: of a shipped picture the name. */
export interface SampleSource {
  readonly input: TaskInput;
  readonly imageName: string | null;
}

/** A sample as a draft; its picture is fetched. */
export async function loadSample(
  { input, imageName }: SampleSource,
  options: RequestOptions = {},
): Promise<TaskDraft> {
  if (imageName === null) return { input };
  const { mediaType, base64 } = await request(sampleFileCall, { name: imageName }, options);
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return { input, file: new File([bytes], imageName, { type: mediaType }) };
}
