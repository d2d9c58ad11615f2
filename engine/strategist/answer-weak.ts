/** What is weak in the whole record, with reasons. */
import { archetypes } from '#contract/archetypes.ts'
import { type Category, categories, categoryNames } from '#contract/brand.ts'
import { largestGroup } from './compare-meanings.ts'
import { nearestCategory, stillNeeds } from './find-next-step.ts'
import type { Topic } from './finding.ts'
import { joinAnd, paragraphs, quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene } from './scene.ts'

const isEmpty = ({ record }: Scene) => categories.every((category) => record.attributes[category].words.length === 0)

/** What has been looked at, so that "nothing found" is worth something. */
function lookedAt({ record }: Scene): string {
  const parts = [
    'your words',
    record.brief.chosenUvp !== '' && 'your value proposition',
    record.chosenTagline !== '' && 'your tagline',
    record.coreValues.length > 0 && 'your values',
    record.archetype && 'your archetype',
    record.audit && 'your website review',
  ].filter((part) => typeof part === 'string')
  return joinAnd(parts)
}

function tellWorst(scene: Scene): string {
  if (isEmpty(scene))
    return 'There is nothing to judge yet: your record holds no words. Write the first category, and ask me again.'
  const [first, second, third] = scene.findings.filter(({ rank }) => rank > 0)
  if (!first)
    return say(
      `I have held ${lookedAt(scene)} against each other and found nothing that contradicts itself.`,
      'That says that the parts fit, not that they are the best that they can be: try them on three customers.',
    )
  return paragraphs(
    say('What I would look at first:', first.reason, first.fix),
    second && say('After that:', second.reason),
    third && say('And a small one:', third.reason),
  )
}

function tellRepeats(scene: Scene): string {
  if (isEmpty(scene)) return tellWorst(scene)
  const told = scene.findings.filter(({ id }) => /^(same-words|repeated-word|similar-values)/.test(id))
  if (told.length > 0) return paragraphs(...told.slice(0, 3).map(({ reason, fix }) => say(reason, fix)))
  const pairs = categories.flatMap((category) => {
    const group = largestGroup(scene.record.attributes[category].topFive)
    return group.length === 2 ? [`${quoteAll(group)} under ${categoryNames[category]}`] : []
  })
  if (pairs.length === 0)
    return 'No: none of your picks stands in two categories, and no two of one category mean the same as far as I can tell.'
  return say(
    `Not much. The closest are ${joinAnd(pairs)}; two words of one meaning are fine as long as the other three say something else.`,
  )
}

/** The category that most is to be said about: an incomplete one first, then the one with the most findings. */
function tellWeakestCategory(scene: Scene): string {
  const open = nearestCategory(scene.record)
  if (open)
    return `${categoryNames[open]}, because it is not complete: it still needs ${stillNeeds(scene.record.attributes[open])}.`
  const spots = (category: Category) =>
    scene.findings.filter(({ topics, rank }) => rank > 0 && topics.includes(category))
  const [worst] = categories.toSorted((a, b) => spots(b).length - spots(a).length)
  const found = worst && spots(worst)[0]
  return found
    ? say(`${categoryNames[worst]}.`, found.reason, found.fix)
    : 'None stands out: in each of the six your picks say different things, and none comes back in another.'
}

/** What stands: the parts that nothing is to be said against. */
function tellStrongest(scene: Scene): string {
  if (isEmpty(scene)) return tellWorst(scene)
  const { brief, chosenTagline, coreValues, archetype, audit } = scene.record
  const isSound = (topic: Topic) => !scene.findings.some(({ rank, topics }) => rank > 0 && topics.includes(topic))
  const parts = [
    brief.chosenUvp !== '' && isSound('uvp') && `your value proposition, ${quote(brief.chosenUvp)}`,
    chosenTagline !== '' && isSound('tagline') && `your tagline, ${quote(chosenTagline)}`,
    coreValues.length > 0 && isSound('values') && 'your values',
    archetype !== null && isSound('archetype') && `your archetype, ${archetypes[archetype.primary].name}`,
  ].filter((part) => typeof part === 'string')
  return say(
    parts.length > 0
      ? `Nothing speaks against ${joinAnd(parts)}.`.replace(/”,(?= and|\.)/g, '”')
      : 'Each part has something that could be better; none of them is lost.',
    brief.topWords.xfactor !== '' && `What others would find hardest to copy is ${quote(brief.topWords.xfactor)}.`,
    audit?.strengths[0] && `Of your website the review says: ${audit.strengths[0]}`,
  )
}

const rules: readonly Rule[] = [
  [
    /\bon a scale\b|\bhow (bad|good)\b|\bmarks?\b|\bgrades?\b|\bout of (ten|10)\b/,
    (scene) => say('I give no mark for the whole: I can only tell what I find and why.', tellWorst(scene)),
  ],
  [
    /\b(bin|throw (away|out)|scrap|start again with|redo) (one|a|which|what|first)\b|\b(one|which|what) (part|piece|thing|bit)\b.{0,25}\b(redo|bin|scrap|throw)\b/,
    tellWorst,
  ],
  [
    /\b(strongest|strengths?|best (part|bit|thing)|works? (best|well)|most convincing|(what|anything)('?s| is)? (good|great|right|working)|you .{0,10}(like|love)|proud)\b/,
    tellStrongest,
  ],
  [/\bcategor(y|ies)\b/, tellWeakestCategory],
  [
    /\b(quick\w*|fastest|easiest|least (time|effort|work)|smallest|in (five|ten|two|5|10) minutes)\b/,
    (scene) => {
      const last = scene.findings.filter(({ rank }) => rank === 3).at(-1) ?? scene.findings.at(-1)
      return last ? say('The smallest thing:', last.reason, last.fix) : tellWorst(scene)
    },
  ],
  [
    /\boverused\b|\brepeat\w*|\bredundan\w*|\bsame thing\b|\bsimilar\b|\bduplicat\w*|\boverlap\w*|\bsynonym\w*|\bmean the same\b|\bsame (idea|meaning|thought|notion|concept)\b|\bone idea\b|\b(say|said|write|wrote|use|have)\b.{0,25}\b(twice|(two|three|four|five) times|everywhere|all over)\b/,
    tellRepeats,
  ],
  [
    /\bout[- ]?(of[- ])?date\w*|\bstale\b|\bredo\b|\brevisit\b|\bup to date\b|\brenew\b|\bagain\b|\b(old|earlier|previous|former) \w+\b|\bmade from\b|\bstill (hold|valid|true|current)\b|\bchanged since\b|\b(another|a second) go\b|\bredone\b|\b(not|no longer) true\b|\bany ?more\b/,
    (scene) => {
      const overtaken = scene.findings.filter(({ rank }) => rank === 2)
      return overtaken.length > 0
        ? say(...overtaken.map(({ reason }) => reason), overtaken[0]?.fix)
        : 'Nothing is out of date: every result was made from the answers that stand now. When you change an answer, I mark what was made from it.'
    },
  ],
  [
    /\bcontradict\w*|\b(fights?|bites?|quarrels?|undermin\w+|pulls? against|going against)\b|\binconsisten\w*|\bconsistent\b|\bclash\w*|\bconflict\w*|\bfit\b|\bmatch\b|\badd up\b|\bagree\b|\bat odds\b|\bcoheren\w*|\btogether\b/,
    (scene) => {
      if (isEmpty(scene)) return tellWorst(scene)
      const against = scene.findings.filter(({ rank }) => rank === 1)
      if (against.length > 0) return paragraphs(...against.slice(0, 3).map(({ reason, fix }) => say(reason, fix)))
      const [first] = scene.findings.filter(({ rank }) => rank > 0)
      return say(
        `I have held ${lookedAt(scene)} against each other: nothing contradicts itself.`,
        scene.record.archetype
          ? ''
          : 'Once your archetype is found I can hold your values and your voice against it too.',
        first && say('What I would look at all the same:', first.reason, first.fix),
      )
    },
  ],
  [
    /\b(every|all|any|the) others?\b|\beverybody\b|\beveryone\b|\banyone\b|\bgeneric\b|\bbland\b|\bforgettable\b|\binterchangeable\b|\bclich\w+|\bbuzz ?words?\b|\bcorporate\b|\bmarketing speak\b|\bthe rest\b|\bwaffle\b|\bfluff\w*|\bpadding\b|\bcheesy\b|\bcringe\w*|\bempty\b|\bmeaningless\b|\bhot air\b|\bpretentious\b|\bboring\b|\bdull\w*|\bfake\b|\bphon(e)?y\b|\binsincere\b/,
    (scene) => {
      const common = scene.findings.filter(({ id }) => /^(cliche|generic)/.test(id))
      if (isEmpty(scene)) return tellWorst(scene)
      return common.length > 0
        ? say('Where you say what anybody could say:', ...common.map(({ reason }) => reason), common[0]?.fix)
        : 'Nowhere that I can see: I find none of the phrases that everybody uses in your promise or your tagline, and no value that stands on every wall.'
    },
  ],
  [
    /\bconfus\w*|\bput \w+( \w+)? off\b|\bstumble\b/,
    (scene) => {
      const { brief, chosenTagline } = scene.record
      const unclear = scene.findings.find(({ id }) => /^(cliche|loose|uvp-)/.test(id))
      if (unclear) return say('A customer would most likely stumble here.', unclear.reason, unclear.fix)
      const first = chosenTagline || brief.chosenUvp
      return first === ''
        ? tellWorst(scene)
        : say(
            `They see ${quote(first)} first. I find no empty phrase in it and nothing that contradicts the rest.`,
            'Only a customer can tell whether it is clear: ask one to say in own words what you sell.',
          )
    },
  ],
  [always, tellWorst],
]

export const answerWeak = (scene: Scene) => answerBy(rules, scene)
