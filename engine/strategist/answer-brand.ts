/** The brand in a few sentences, all of them the owner's own words. */
import { archetypes } from '#contract/archetypes.ts'
import { categories, categoryNames } from '#contract/brand.ts'
import { mentions } from './compare-meanings.ts'
import { joinAnd, nameOf, paragraphs, quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene } from './scene.ts'

const sentenceEnd = (text: string) => (/[.!?]$/.test(text.trim()) ? '' : '.')

/** What the owner told in the profile. */
function tellProfile({ record }: Scene): string {
  const { productsServices, idealClientDescription, competitiveDifferentiator, customerPainPoints, industry } =
    record.brief.profile
  return say(
    productsServices !== '' && `You sell ${quote(productsServices)}.`,
    idealClientDescription !== '' && `You are there for ${quote(idealClientDescription)}.`,
    customerPainPoints !== '' && `What bothers them: ${quote(customerPainPoints)}.`,
    competitiveDifferentiator !== '' && `What sets you apart: ${quote(competitiveDifferentiator)}.`,
    productsServices === '' && industry !== '' && `Your industry is ${quote(industry)}.`,
  )
}

function tellWords({ record }: Scene): string {
  const chosen = categories.filter((category) => record.brief.topWords[category] !== '')
  if (chosen.length === 0) return ''
  return `Your leading words: ${joinAnd(chosen.map((category) => `${quote(record.brief.topWords[category])} for ${categoryNames[category]}`))}.`
}

function tellResults({ record }: Scene): string {
  const { chosenTagline, coreValues, archetype, brief } = record
  return say(
    brief.chosenUvp !== '' && `Your promise: ${quote(brief.chosenUvp)}`,
    chosenTagline !== '' && `Your tagline: ${quote(chosenTagline)}`,
    coreValues.length > 0 && `You stand for ${quoteAll(coreValues.slice(0, 5).map(({ title }) => title))}.`,
    archetype !== null &&
      `Your archetype is ${archetypes[archetype.primary].name}${archetype.secondary ? `, with something of ${archetypes[archetype.secondary].name.replace(/^The/, 'the')}` : ''}.`,
  )
}

const nothing =
  'I know nothing of your brand yet: neither your profile nor the six categories hold anything. Tell your profile what you sell and to whom, and start with the words of Culture.'

function summarise(scene: Scene): string {
  const parts = [tellProfile(scene), tellWords(scene), tellResults(scene)].filter((part) => part !== '')
  if (parts.length === 0) return nothing
  return paragraphs(`This is ${nameOf(scene.record)} in your own words.`, ...parts)
}

/** A few sentences that could be said to a stranger, joined from what the owner wrote. */
function pitch(scene: Scene): string {
  const { brief, chosenTagline } = scene.record
  const { productsServices, competitiveDifferentiator } = brief.profile
  if (brief.chosenUvp === '' && productsServices === '') return summarise(scene)
  return paragraphs(
    'Said in one breath, from your own sentences:',
    say(
      brief.chosenUvp !== ''
        ? `${brief.chosenUvp.trim()}${sentenceEnd(brief.chosenUvp)}`
        : `${nameOf(scene.record)}: ${productsServices.trim()}${sentenceEnd(productsServices)}`,
      competitiveDifferentiator !== '' &&
        !mentions(brief.chosenUvp, competitiveDifferentiator) &&
        `${competitiveDifferentiator.trim()}${sentenceEnd(competitiveDifferentiator)}`,
      chosenTagline !== '' && `${chosenTagline.trim()}${sentenceEnd(chosenTagline)}`,
    ),
    brief.chosenUvp === '' && 'Choose a value proposition, and it becomes a real pitch.',
  )
}

const rules: readonly Rule[] = [
  [
    /\bpitch\b|\bstranger\b|\bintroduce\b|\bdescribe\b|\bone (sentence|line)\b|\bparagraph\b|\bbio\b|\bblurb\b|\bboilerplate\b|\bsingle sentence\b|\bone breath\b|\b(two|three|2|3|few) (short )?(sentences|lines)\b|\bthree lines\b|\bessence\b|\bin short\b|\bshort(ly| version| please)\b|\bnutshell\b|\b(taxi|lift|elevator|party|seconds|dinner|rotary|stage|stammer|stutter)\b|\b(asks?|tell|explain\w* to|explained to) .{0,30}\b(mother|mum|dad|father|gran\w*|grandson|driver|neighbou?r|boyfriend|girlfriend|friend|people|someone|somebody)\b|\b(mother|mum|dad|father|gran\w*|grandson|neighbou?r|boyfriend|girlfriend|friend|people|someone|somebody) .{0,20}\basks?\b/,
    pitch,
  ],
  [/\badjectives?\b|\b(in|three|five|few) (\w+ )?words\b/, (scene) => tellWords(scene)],
  [always, summarise],
]

export const answerBrand = (scene: Scene) => answerBy(rules, scene)
