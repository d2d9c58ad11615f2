/** The words of the method, each in a sentence, after the sources that docs name: Moore, Aaker, Mark & Pearson, Lencioni. */

/** `is` completes "A value proposition is …"; `name` has its article. */
export type Term = { name: string; is: string; pattern: RegExp }

export const terms: readonly Term[] = [
  {
    name: 'A value proposition',
    is: 'one sentence that says who you are for, what changes for them and why it should be you: it argues',
    pattern: /\buvps?\b|\bvalue prop\w*|\bpropositions?\b/,
  },
  {
    name: 'A positioning statement',
    is: 'the inside version of a value proposition: the same choice of audience, benefit and difference, written for the team and not for customers',
    pattern: /\bpositioning\b/,
  },
  {
    name: 'A tagline',
    is: 'a handful of words that make the same promise short enough to remember: it sticks',
    pattern: /\btag[- ]?lines?\b/,
  },
  {
    name: 'A slogan',
    is: 'the same kind of line, often made for one campaign; a tagline stays with the name',
    pattern: /\bslogans?\b|\bstrap[- ]?lines?\b/,
  },
  {
    name: 'Core values',
    is: 'the few things that you keep to even when it costs you something',
    pattern: /\b(core )?values?\b(?! prop)/,
  },
  {
    name: 'An archetype',
    is: 'one of twelve characters, each with a motive of its own, that gives everything you write one personality',
    pattern: /\barchetypes?\b|\bpersonalit(y|ies)\b/,
  },
  { name: 'Culture', is: 'how you work when nobody is watching', pattern: /\bculture\b/ },
  { name: 'Voice', is: 'how you sound, whoever is writing', pattern: /\bvoice\b/ },
  {
    name: 'Tone',
    is: 'how the one voice bends to the moment: lighter in a greeting, calmer in a complaint',
    pattern: /\btone\b(?! of voice)/,
  },
  {
    name: 'Feeling',
    is: 'what somebody feels right after dealing with you; it passes, and it is remembered',
    pattern: /\bfeelings?\b|\bemotions?\b/,
  },
  { name: 'Impact', is: 'what has changed for them and stays changed', pattern: /\bimpact\b|\boutcomes?\b/ },
  {
    name: 'The X Factor',
    is: 'what only you have and nobody else can easily copy',
    pattern: /\bx[- ]?factor\b|\busp\b/,
  },
  {
    name: 'Customers, as a category,',
    is: 'the people that you are at your best for, in words that they would use for themselves',
    pattern: /\b(customers?|audience|persona)\b/,
  },
  {
    name: 'A mission',
    is: 'what you do every day and for whom; here the value proposition does its work',
    pattern: /\bmission\b/,
  },
  {
    name: 'A vision',
    is: 'the state of things that you work towards; the toolkit does not ask for one',
    pattern: /\bvision\b/,
  },
  {
    name: 'A brand',
    is: 'what people expect of you before you open your mouth; the toolkit writes down what you want that to be',
    pattern: /\bbrand(ing| identity| strategy)?\b/,
  },
  {
    name: 'A logo',
    is: 'the sign by which people recognise you; it carries what you mean and cannot replace it',
    pattern: /\blogo\b/,
  },
  {
    name: 'An attribute',
    is: 'a word that describes your brand; you choose five in each of six categories, and one of them leads',
    pattern: /\battributes?\b/,
  },
]

/** The terms that a text names, in its order. */
export function termsIn(text: string): Term[] {
  return terms
    .map((term) => ({ term, at: text.search(term.pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ term }) => term)
}

/** What two of them are, one after the other. */
export const explainTerms = (text: string): string =>
  termsIn(text)
    .slice(0, 2)
    .map(({ name, is }) => `${name} ${/s$/.test(name) ? 'are' : 'is'} ${is}.`)
    .join(' ')
