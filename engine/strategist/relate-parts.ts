/** How two parts of the record stand to each other: what they share, and where they pull apart. */
import { archetypes } from '#contract/archetypes.ts'
import { type Category, categories, categoryNames } from '#contract/brand.ts'
import { isAtOdds } from './archetype-tensions.ts'
import { areRelated, mentions, soundingOtherwise } from './compare-meanings.ts'
import type { Asked } from './finding.ts'
import { archetypeName, joinAnd, quote, quoteAll, say } from './quote-record.ts'
import type { Scene } from './scene.ts'

const asCategory = (asked: Asked) => categories.find((each) => each === asked)

/** A text of the record beside the words of a category. */
function textAndWords(text: string, name: string, category: Category, { record }: Scene): string {
  const five = record.attributes[category].topFive
  const lead = record.brief.topWords[category]
  if (five.length === 0)
    return `${categoryNames[category]} has no picks yet, so there is nothing to hold your ${name} against.`
  const said = five.filter((word) => mentions(text, word))
  const near = five.filter((word) => !said.includes(word) && areRelated(text, word))
  if (said.length > 0)
    return say(
      `Your ${name} says ${quoteAll(said)} of your words for ${categoryNames[category]}.`,
      !said.includes(lead) && lead !== '' && `Your leading one, ${quote(lead)}, is not in it.`,
      quote(text),
    )
  if (near.length > 0) return say(`Not in so many words, but it comes close to ${quoteAll(near)}: ${quote(text)}`)
  return say(
    `I do not find it: ${quote(text)} holds none of ${quoteAll(five)}.`,
    `If ${quote(lead || (five[0] ?? ''))} matters, refine the ${name} and ask for it by name.`,
  )
}

/** Voice is heard and not contained: what can be said is which words of a text sound otherwise. */
function textAndVoice(text: string, name: string, { record }: Scene): string {
  const five = record.attributes.voice.topFive
  if (five.length === 0) return `Your voice has no words yet, so there is nothing to hold your ${name} against.`
  const against = soundingOtherwise(text, five)
  return say(
    `Your voice is ${joinAnd(five.map(quote))}. Now read your ${name} aloud: ${quote(text)}`,
    against.length > 0
      ? `${quoteAll(against)} ${against.length === 1 ? 'sounds' : 'sound'} otherwise to me.`
      : 'None of its words sounds otherwise to me; whether it sounds like you, your ear decides.',
  )
}

function textAndArchetype(text: string, name: string, { record }: Scene): string {
  if (!record.archetype) return ''
  const { name: archetype, voice, wants } = archetypes[record.archetype.primary]
  return say(
    `${archetype} wants ${wants} and speaks like this: ${voice}.`,
    `Read your ${name} with that in mind: ${quote(text)}`,
    isAtOdds(record.archetype.primary, text)
      ? 'Some of its words pull the other way.'
      : 'I find no word in it that pulls the other way.',
  )
}

function valuesAndArchetype({ record }: Scene): string {
  const { archetype, coreValues } = record
  if (!archetype || coreValues.length === 0) return ''
  const { dreads, wants } = archetypes[archetype.primary]
  const against = coreValues.filter(({ title }) => isAtOdds(archetype.primary, title)).map(({ title }) => title)
  const rest = coreValues.map(({ title }) => title).filter((title) => !against.includes(title))
  const name = archetypeName(archetype.primary)
  return say(
    against.length > 0
      ? `Not all of them. ${quoteAll(against)} ${against.length === 1 ? 'pulls' : 'pull'} against ${name}, who dreads ${dreads}.`
      : `As far as words can tell, none of them pulls against ${name}, who wants ${wants}.`,
    against.length > 0 && rest.length > 0 && `${quoteAll(rest)} ${rest.length === 1 ? 'goes' : 'go'} well with it.`,
    against.length > 0 && 'Both can be true; then say in the description how they live together.',
  )
}

function taglineAndUvp({ record }: Scene): string {
  const { chosenTagline, brief, isStale } = record
  const shared = mentions(brief.chosenUvp, chosenTagline)
  return say(
    isStale.taglines && 'Your taglines were made before something they came from changed, so it is worth a look.',
    shared
      ? 'The two hold together: the tagline takes up what the value proposition says.'
      : 'They share no word. That can work, if a stranger still hears the same promise in both.',
    `${quote(brief.chosenUvp)} – and then: ${quote(chosenTagline)}`,
    'Say them one after the other; if the second sounds like the short form of the first, keep it.',
  )
}

function valuesAndText(text: string, name: string, { record }: Scene): string {
  const said = record.coreValues.map(({ title }) => title).filter((title) => mentions(text, title))
  if (said.length > 0) return `Your ${name} shows ${quoteAll(said)} of your values: ${quote(text)}`
  return say(
    `None of ${quoteAll(record.coreValues.map(({ title }) => title))} stands in your ${name} by name: ${quote(text)}`,
    'It need not, but one of them should be behind it.',
  )
}

function valuesAndWords(category: Category, { record }: Scene): string {
  const five = record.attributes[category].topFive
  const close = record.coreValues
    .filter(({ title }) => five.some((word) => areRelated(title, word)))
    .map(({ title }) => title)
  const values = joinAnd(record.coreValues.map(({ title }) => quote(title)))
  if (five.length === 0) return ''
  return close.length > 0
    ? `${quoteAll(close)} and your words for ${categoryNames[category]} (${five.join(', ')}) come from one place.`
    : `Your values (${values}) and your words for ${categoryNames[category]} (${five.join(', ')}) do not touch. That is fine where they answer different questions.`
}

/** How values come onto a website: by what they decide, not by their names. */
function valuesOnSite({ record }: Scene): string {
  return say(
    'By deeds, not by a list: beside an offer, a price or a promise, say what you do and what you refuse because of it.',
    `Yours are ${quoteAll(record.coreValues.map(({ title }) => title))}.`,
    'The website review looks whether they show, and where.',
  )
}

function wordsOnSite(category: Category, { record, reading }: Scene): string {
  const [named] = reading.namedWords.filter((each) => each.category === category)
  const words = named ? [named.word] : record.attributes[category].topFive
  return say(
    `On your website ${quoteAll(words)} should be noticed without being named: in the first sentence, in how a button is worded, in what you leave out.`,
    record.audit !== null && `The review gave your voice ${record.audit.scores.voice.toFixed(1)} of 10.`,
    record.audit === null && 'The website review measures whether it is.',
  )
}

/** One pick, or one value, beside the archetype. */
function oneAndArchetype({ record, reading }: Scene): string {
  const [phrase] = [...reading.namedValues, ...reading.namedWords.map(({ word }) => word)]
  if (!record.archetype || phrase === undefined) return ''
  const { dreads, wants, voice } = archetypes[record.archetype.primary]
  const name = archetypeName(record.archetype.primary)
  return isAtOdds(record.archetype.primary, phrase)
    ? say(
        `${quote(phrase)} pulls against ${name}, who dreads ${dreads}.`,
        'Both can be true; then say once how they live together.',
      )
    : say(
        `As far as words can tell, ${quote(phrase)} does not pull against ${name}, who wants ${wants}.`,
        `Its voice is ${voice}; hold the two beside each other.`,
      )
}

/** The picks, of one category or of all, beside the archetype. */
function wordsAndArchetype(category: Category | undefined, { record }: Scene): string {
  if (!record.archetype) return ''
  const { primary } = record.archetype
  const words = (category ? [category] : categories).flatMap((each) => record.attributes[each].topFive)
  if (words.length === 0) return ''
  const against = words.filter((word) => isAtOdds(primary, word))
  const of = category ? `for ${categoryNames[category]}` : 'of all six categories'
  return say(
    against.length > 0
      ? `Of your picks ${of}, ${quoteAll(against)} ${against.length === 1 ? 'pulls' : 'pull'} against ${archetypeName(primary)}, who dreads ${archetypes[primary].dreads}.`
      : `None of your picks ${of} pulls against ${archetypeName(primary)}, as far as words can tell.`,
    category !== undefined && `They are ${quoteAll(words)}.`,
    `${archetypes[primary].name} speaks like this: ${archetypes[primary].voice}.`,
  )
}

/** The values beside the picks of all categories: which come from one place. */
function valuesAndAllWords({ record }: Scene): string {
  const close = record.coreValues.flatMap(({ title }) =>
    categories.flatMap((category) => {
      const near = record.attributes[category].topFive.filter((word) => areRelated(title, word))
      return near.length > 0 ? [`${quote(title)} goes with ${quoteAll(near)} under ${categoryNames[category]}`] : []
    }),
  )
  return close.length > 0
    ? say(`${joinAnd(close)}.`, 'The rest answer different questions, and I find none that contradicts another.')
    : say(
        `I find no word that ${quoteAll(record.coreValues.map(({ title }) => title))} share with your picks, and none that contradicts them.`,
        'That is fine: words say how you are, values what you keep to when it costs you something.',
      )
}

/** The two as one answer, or '' when one of them is not there yet or nothing can be said. */
export function relate(first: Asked, second: Asked, scene: Scene): string {
  const { record } = scene
  const texts: Partial<Record<Asked, readonly [text: string, name: string]>> = {
    uvp: [record.brief.chosenUvp, 'value proposition'],
    tagline: [record.chosenTagline, 'tagline'],
  }
  const pair = new Set([first, second])
  if (pair.has('uvp') && pair.has('tagline'))
    return record.brief.chosenUvp && record.chosenTagline ? taglineAndUvp(scene) : ''
  const isOne = scene.reading.namedWords.length + scene.reading.namedValues.length === 1
  if (pair.has('archetype') && isOne && !pair.has('uvp') && !pair.has('tagline')) return oneAndArchetype(scene)
  if (pair.has('values') && pair.has('archetype')) return valuesAndArchetype(scene)
  const isOwn = /\b(my|our)\b/.test(scene.reading.text)
  if (pair.has('archetype') && isOwn && (pair.has('words') || asCategory(first) || asCategory(second)))
    return wordsAndArchetype(asCategory(first) ?? asCategory(second), scene)
  if (pair.has('values') && pair.has('words') && record.coreValues.length > 0 && scene.reading.namedWords.length === 0)
    return valuesAndAllWords(scene)
  const category = asCategory(first) ?? asCategory(second)
  const [text, name] = texts[first] ?? texts[second] ?? ['', '']
  if (text !== '' && category === 'voice') return textAndVoice(text, name, scene)
  if (text !== '' && category) return textAndWords(text, name, category, scene)
  if (text !== '' && pair.has('archetype')) return textAndArchetype(text, name, scene)
  if (text !== '' && pair.has('values') && record.coreValues.length > 0) return valuesAndText(text, name, scene)
  if (pair.has('website') && pair.has('values') && record.coreValues.length > 0) return valuesOnSite(scene)
  if (pair.has('website') && category && record.attributes[category].topFive.length > 0)
    return wordsOnSite(category, scene)
  if (pair.has('values') && category && record.coreValues.length > 0 && scene.reading.namedValues.length === 0)
    return valuesAndWords(category, scene)
  return ''
}
