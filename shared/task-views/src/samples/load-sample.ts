import { sampleFileCall, type TaskInput } from '@atrium/contract';
import { type RequestOptions, request } from '@atrium/runtime';
import type { TaskDraft } from '../draft/task-draft.ts';

/** A sample in the form in which targets and apps store it: an input, and the file name of an image. */
export interface SampleSource {
  readonly input: TaskInput;
  readonly imageName: string | null;
}

/** Returns a sample as a draft. Loads its image. */
export async function loadSample(
  { input, imageName }: SampleSource,
  options: RequestOptions = {},
): Promise<TaskDraft> {
  if (imageName === null) return { input };
  const { mediaType, base64 } = await request(sampleFileCall, { name: imageName }, options);
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return { input, file: new File([bytes], imageName, { type: mediaType }) };
}
