/** Traits named by a noun, "patience" or "good humour", as houses put them into labels and in front of a sentence. */

const trait =
  /^\p{L}*(?:ity|[^aeiou]ty|ness|ship|[ei]nce|ism|dom|acy|craft|care|trust|respect|courage|warmth|humou?r|teamwork|pride|grit|rigou?r|candou?r|joy|thrift)$/iu
const noTrait =
  /^(?:availability|capacity|facility|liability|warranty|guaranty|city|property|party|security|identity|university|audience|experience|reference|difference|absence|presence|science|conference|residence|licence|evidence|sequence|business|fitness|membership|partnership|pharmacy|activity|opportunity|priority|utility|electricity|personality|quantity|duty|medicine|service)$/iu

const aboutUs = /\b(?:we|our|us)\b/i
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
