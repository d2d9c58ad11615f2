/** Traits named by a noun, "patience" or "good humour", as houses put them into labels and in front of a sentence. */

const trait =
  /^\p{L}*(?:ity|[^aeiou]ty|ness|ship|[ei]nce|ism|dom|acy|craft|care|trust|respect|courage|warmth|humou?r|teamwork|pride|grit|rigou?r|candou?r|joy|thrift)$/iu
const noTrait =
  /^(?:availability|capacity|facility|liability|warranty|guaranty|city|property|party|security|identity|university|audience|experience|reference|difference|absence|presence|science|conference|residence|licence|evidence|sequence|business|fitness|membership|partnership|pharmacy|activity|opportunity|priority|utility|electricity|personality|quantity|duty|medicine|service)$/iu

const aboutUs = /\b(?:we|our|us)\b/i
const leads =
  /^(.{3,60}?) (?:guides?|drives?|shapes?|leads?|matters?|counts?|comes? first|runs? through|holds? us|is what|are what|is how|are how|is why|are why|sits? at)\b/iu

/** Whether a noun, without what stands before it, names a trait. */
export function isTraitNoun(name: string): boolean {
  const noun = name.trim().split(' ').at(-1) ?? ''
  return name.split(' ').length <= 2 && trait.test(noun) && !noTrait.test(noun)
}

/** "Patience: we wait for the wood", "Honesty first: …": the trait that a label names, if the sentence is about the house. */
export function traitOfLabel(label: string, rest: string, isUnderTraits: boolean): string | undefined {
  const name = label.replace(/ (?:first|always|above all)$/iu, '')
  const isOurs = (isUnderTraits || aboutUs.test(rest)) && rest.includes(' ')
  return isOurs && isTraitNoun(name) ? name : undefined
}

/** "Curiosity, courage and warmth guide how we treat people": the traits that such a sentence begins with, as a list. */
export function traitsInFront(sentence: string): string | undefined {
  const list = sentence.match(leads)?.[1] ?? ''
  const names = list.split(/,\s*(?:and\s+)?|\s+and\s+/iu)
  return list !== '' && aboutUs.test(sentence.slice(list.length)) && names.every(isTraitNoun) ? list : undefined
}
