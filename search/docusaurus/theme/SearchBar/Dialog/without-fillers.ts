const CHINESE = /怎么[写用办做]?|如何|怎样|为什么/g;
const ENGLISH =
  /^(?:how (?:do|can|to)|where (?:do|can|is)|what (?:is|are)|why (?:do|does|is)|can i)\s+(?:(?:i|my|the|an?|to)\s+)*(?=\S)/i;

/** A question says in its first words that it is one; what it is about comes after them. */
export function withoutFillers(query: string): string {
  const rest = query.replace(CHINESE, ' ').trim().replace(ENGLISH, '');
  return rest.length > 1 ? rest : query;
}
