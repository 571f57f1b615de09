import type { MessageLocale } from '../http/request-context.ts';
import type { Worded } from '../http/worded.ts';

interface Names {
  readonly name: string;
  readonly description: string;
  readonly tags: string[];
}

type WordedNames = { readonly [Field in keyof Names]: Worded<Names[Field]> };

/** A draft whose name, description and tags are there in each language. */
export type Unworded<Draft extends Names> = Omit<Draft, keyof Names> & WordedNames;

/** What it is called in one language. */
export function namesIn({ name, description, tags }: WordedNames, locale: MessageLocale): Names {
  return { name: name[locale], description: description[locale], tags: tags[locale] };
}
