/** Whether an archetype is a good one to be: for a trade, for the owner's words and values, or at all. */
import { type ArchetypeId, archetypes } from '#contract/archetypes.ts'
import { categories } from '#contract/brand.ts'
import { isAtOdds } from './archetype-tensions.ts'
import { archetypeName, joinAnd, quote, quoteAll, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

/** The archetype that a message is about: the one that it names, else the own one. */
const meantBy = ({ reading, record }: Scene): ArchetypeId | undefined =>
  reading.archetypes[0] ?? record.archetype?.primary

const ofMeant = (answer: (id: ArchetypeId, scene: Scene) => string) => (scene: Scene) => {
  const id = meantBy(scene)
  return id === undefined || scene.reading.archetypes.length > 1 ? '' : answer(id, scene)
}

/** What of the record pulls the other way. */
function tellTension(id: ArchetypeId, { record }: Scene): string {
  const words = categories.flatMap((category) => record.attributes[category].topFive)
  const against = [...record.coreValues.map(({ title }) => title), ...words].filter((phrase) => isAtOdds(id, phrase))
  if (words.length === 0) return ''
  return against.length > 0
    ? `In your record ${quoteAll(against.slice(0, 3))} ${against.length === 1 ? 'pulls' : 'pull'} the other way.`
    : 'In your record I find no pick and no value that pulls the other way.'
}

const judge = ofMeant((id, scene) =>
  say(
    'No archetype is good or bad in itself; what bores people is one that is only claimed.',
    `${archetypes[id].name} is at home in trades such as ${joinAnd(archetypes[id].industryExamples.map((each) => each.toLowerCase()))}, and it works in any other where somebody ${archetypes[id].does}.`,
    tellTension(id, scene),
  ),
)

const tellMotive = ofMeant((id) =>
  say(
    `The name stands for a motive and not for a trade: ${archetypeName(id)} is any brand that wants ${archetypes[id].wants} and dreads ${archetypes[id].dreads}.`,
    `Brands that are often cited: ${joinAnd(archetypes[id].examples)}.`,
  ),
)

const tellFear = ofMeant((id) =>
  say(
    `${archetypes[id].name} dreads ${archetypes[id].dreads}. That is the other side of what it wants: ${archetypes[id].wants}.`,
    'So leave out whatever leads there, in what you do and in how you sound.',
  ),
)

const tellConduct = ofMeant((id, { record }) =>
  say(
    `Let it decide small things: ${archetypeName(id)} ${archetypes[id].does}. So promise what it wants, ${archetypes[id].wants}; leave out what leads to what it dreads, ${archetypes[id].dreads}; and write like this: ${archetypes[id].voice}.`,
    record.archetype?.primary === id ? '' : record.archetype && `Yours is ${archetypeName(record.archetype.primary)}.`,
  ),
)

const tellOthers = ofMeant((id) =>
  say(
    `Not by its name: the archetype is a word for you and for those who write for you. People should meet it: it ${archetypes[id].does}, and speaks like this: ${archetypes[id].voice}.`,
    'What has to be said aloud does not show.',
  ),
)

const tellManner = ofMeant((id, { record }) =>
  say(
    `It may, as long as the motive stays: ${archetypeName(id)} wants ${archetypes[id].wants}, and what must not happen is what it dreads, ${archetypes[id].dreads}.`,
    `Its own voice is ${archetypes[id].voice}; anything else is a spice and not the dish.`,
    record.brief.topWords.voice !== '' && `Your word for the voice is ${quote(record.brief.topWords.voice)}.`,
  ),
)

export const kindRules: readonly Rule[] = [
  [/\b(can|may|could) (an? |the |my |our )\w+( person)? (be|use|make|tell|have)\b/, tellManner],
  [
    /\b(tell|say to|announce|advertise|mention)\b.{0,15}\b(customers?|people|them|everyone|everybody|clients?)\b/,
    tellOthers,
  ],
  [
    /\bdoes (?!it\b|that\b|this\b)(an? |the )?\w+( \w+)? mean (?!that\b|for\b|to\b|i\b|we\b)\w+|\b(literal\w*|(only|just) (for|about))\b/,
    tellMotive,
  ],
  [/\b(afraid|fears?|scared|dreads?|worr(y|ies)|hates?)\b/, tellFear],
  [/\bdifferently\b|\bdo (i|we) do\b|\bwhat (should|do) (i|we) (do|change) as\b|\bact like\b|\bbehave\b/, tellConduct],
  [
    /\b(good|bad|ok(ay)?|fine|boring|bland|dull|weird|odd|wrong|right|problem|matters?|enough|weak|strong|soft|suits?|safe|old[- ]fashioned|common|cheesy)\b(?!.*\b(sound|write|talk|agree|think)\b)/,
    judge,
  ],
]
