import nlp from 'compromise';

interface TagRule {
  readonly tag?: string | readonly string[];
}

interface TaggerModel {
  readonly two: { matches: readonly TagRule[] };
}

/** Tags by which names are found, and tags that are derived from them. */
const NAME_TAG =
  /Person|Name|Honorific|Actor|Place|City|Country|Region|Address|Demonym|Organization|Company|School|SportsTeam|ProperNoun|Acronym|Possessive/;

/**
 * Creates a compromise tagger with only the rules for names, a sixth of all rules. The others, such as those for verb
 * tenses, take half of its time.
 */
export function createNameTagger(): typeof nlp {
  const { two } = nlp.model() as unknown as TaggerModel;
  two.matches = two.matches.filter(({ tag }) => NAME_TAG.test([tag].flat().join(' ')));
  return nlp;
}
