/** Detects plural nouns by rule, with the common exceptions. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const irregularPlurals = setOf(
  'people children men women feet teeth geese mice lives wives knives leaves loaves shelves halves selves ' +
    'thieves calves wolves scarves potatoes tomatoes heroes echoes crises bases analyses diagnoses criteria ' +
    'phenomena passers-by alumni quizzes buses oxen people police clergy folk cattle staff youth elderly ' +
    'media data',
)
/** Singular nouns (and some adverbs) that look plural or have an irregular plural. */
const singulars = setOf(
  'person child man woman foot tooth goose mouse life wife knife leaf loaf shelf half self thief calf wolf ' +
    'scarf potato tomato hero echo crisis basis analysis diagnosis criterion phenomenon passer-by alumnus ' +
    'quiz bus ox news bus gas lens plus bonus focus campus canvas status virus atlas chaos cosmos ethos ' +
    'pathos kudos christmas yes physics maths mathematics economics politics ethics athletics gymnastics ' +
    'logistics tennis billiards mess sass finesse always across alas this us thus various perhaps less unless',
)
const compoundPlural = /^(.+)(men|women|children|people|wives)$/
const notCompounds = /^(specimen|regimen|abdomen|acumen|stamen)$/

/** True if the form of a noun is plural. */
export function isPluralNoun(noun: string): boolean {
  const word = noun.toLowerCase().replace(/['’]s$/, '')
  if (irregularPlurals.has(word) || (compoundPlural.test(word) && !notCompounds.test(word))) return true
  if (/s-(to-be|in-law)$/.test(word)) return true
  if (singulars.has(word)) return false
  return /[^s]s$/.test(word) && !/(us|is|ness|less|ous)$/.test(word) && word.length > 2
}
