import { functionWords, root, wordsOf } from '#engine/language/stem.ts'
import { sentencesOf } from './gather-blocks.ts'
import type { ReadPage } from './read-page.ts'

/** Something denied without a condition, and the passage that says it all the same. */
export type Denial = { denied: Passage; said: Passage }
export type Passage = { sentence: string; page: ReadPage }

type Stance = Passage & { verb: string; objects: ReadonlySet<string> }
type Read = Passage & { roots: ReadonlySet<string> }

const deniedMax = 60
const sentencesMax = 1500

/**
 * What is denied without a condition and said all the same: a deed ("we never use X" and "we use X"), a thing that the
 * business does without ("no X" and "X are used"), a state ("never X" and "it is X").
 */
export function findDenials(pages: readonly ReadPage[]): Denial[] {
  const passages = pages
    .flatMap((page) =>
      page.blocks
        .filter(({ region, isQuoted, heading }) => region === 'main' && !isQuoted && heading === 0)
        .slice(0, sentencesMax)
        .flatMap(({ text }) => sentencesOf(text))
        .filter((sentence) => sentence.length < 300)
        .map((sentence) => ({ sentence, page })),
    )
    .slice(0, sentencesMax)
  const denied = passages
    .filter(({ sentence }) => isNegated.test(sentence) && !isConditional.test(sentence))
    .flatMap((passage) => [...readDeeds(passage), ...readDenied(passage)])
    .slice(0, deniedMax)
  if (denied.length === 0) return []
  const affirming = passages
    .filter(({ sentence }) => !isNegated.test(sentence) && !isConditional.test(sentence))
    .map((passage) => ({ ...passage, roots: contentRoots(passage.sentence) }))
  return denied.flatMap((denial) => {
    const said = affirming.find(
      (each) =>
        each.sentence !== denial.sentence &&
        ('said' in denial ? denial.said.test(each.sentence) : affirms(each, denial)),
    )
    return said ? [{ denied: denial, said }] : []
  })
}

const isNegated =
  /\b(?:never|not|no|none|\w+n['’]t|without|nobody|nothing|neither|nor|instead of|rather than|used to)\b/i
const isConditional = /\b(?:if|unless|until|when|anyone)\b/i

/** Who denies: the business or its goods. Without one of them "do not" is said to the reader. */
const denier = String.raw`\b(?:we|i|she|he|they|our \w+|(?:the|all) (?:\w+ )?products?)(?:['’]ll| also| will| have| would)?`
const active = new RegExp(
  String.raw`${denier}\s+(?:never|do not|don['’]t|does not|doesn['’]t|will not|won['’]t)\s+(?:ever\s+)?(?<verb>\w+)\s+(?<object>[^.,;:!?]+)`,
  'gi',
)
const withNo = /\b(?:we|they|i|she|he)\s+(?<verb>\w+)\s+no\s+(?<object>[^.,;:!?]+)/gi
const passive =
  /(?:^|[,;:] )(?<subject>[^.,;:!?]{3,40}?)\s+(?:is|are|was|were)\s+never\s+(?:ever\s+)?(?<verb>\w+)(?<object>[^.,;:!?]*)/gi

function readDeeds({ sentence, page }: Passage): Stance[] {
  if (/\bwithout\b/i.test(sentence)) return []
  return [active, withNo, passive].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap(({ groups = {} }) => {
      const { verb = '', subject = '', object = '' } = groups
      const key = verbRoot(verb)
      // The last word of a subject is the thing, those before it its kind.
      const [first = ''] = `${subject.split(' ').at(-1) ?? ''} ${object}`.split(/\b(?:and|but|so|because|or)\b/)
      const objects = contentRoots(first)
      const isTelling = !weakVerbs.has(key) || objects.size >= 2
      return isTelling && objects.size > 0 && objects.size <= 4 ? [{ sentence, page, verb: key, objects }] : []
    }),
  )
}

/** A thing or a state that is denied, and how a sentence would say it all the same. */
type Denied = Passage & { said: RegExp }

/** "We use no X", "there is no X", "with glass and no X", "never put into an X", "X, no Y, no Z". */
const withoutThing = [
  /\b(?:use[sd]?|add|adds|contain|contains|keep|have|has|employ|there is|there's|there are|and|with|them|it)\s+no\s+(?<thing>\p{Ll}+(?: \p{Ll}+)?)(?=[.,;!]|$| and| or| (?:in|at|on) (?:the|our) (?:house|building|shop|school|place|studio|rooms?|kitchen|premises)| here| anywhere| at all)/giu,
  /^no (?<thing>\p{Ll}+), no \p{Ll}+/giu,
  /, no (?<thing>\p{Ll}+)(?=[.,;:!]|$)/giu,
  /\b(?:never|not|n['’]t|no \p{Ll}+ is(?: ever)?|no \p{Ll}+ are(?: ever)?)\s+(?:ever )?(?:\p{Ll}+ ){1,4}?(?:into|through|by|with) (?:an? |any )?(?<thing>\p{Ll}+)(?=[.,;:!]|$)/giu,
  /\b(?:we|i|she|he|they)\s+(?:never|do not|don['’]t|does not|doesn['’]t)\s+(?:ever )?(?:use|add|employ|buy|sell|serve|stock)\s+(?:any )?(?<thing>\p{Ll}+(?: \p{Ll}+)?)(?=[.,;:!]|$| and| or)/giu,
]
/** Of these a business speaks in many senses. */
const vague =
  /^(?:one|more|longer|need|matter|doubt|fuss|idea|reason|problem|problems|worries|time|way|thing|things|day|days|question|questions|people|part|exams?|end|two|charge|fee|fees|cost|extras?|booking|bookings|contract|appointment|deposit|experience|card|rush|hurry|small|other|others|word|money|them|it|us|you|children|dogs|pets|accounts?|work|help|results?|hands?|place|room|rooms|stairs|steps|business|order|price|prices|light|water|view|park|parking)$/i
const neverSo =
  /(?:(?:\b(?:is|are|be|it)|['’](?:s|re)|^|,| and)\s+never|\bnothing is(?: ever)?)\s+(?<state>\p{Ll}{4,})(?=[.,;:!]|$| and| or| in| by)/giu
const vagueState =
  /^(?:seen|heard|known|done|been|told|left|lost|forgotten|asked|closed|open|alone|late|wrong|boring|simple|easy|certain|sure|enough|ready|finished|far|more|less|just|only|still)$/i

function readDenied({ sentence, page }: Passage): Denied[] {
  const things = withoutThing
    .flatMap((pattern) => [...sentence.matchAll(pattern)])
    .map(({ groups = {} }) => groups.thing?.toLowerCase() ?? '')
    .filter((thing) => thing.length > 2 && !vague.test(thing.split(' ').at(-1) ?? '') && !vague.test(thing))
  const states = [...sentence.matchAll(neverSo)]
    .map(({ groups = {} }) => groups.state ?? '')
    .filter((state) => !vagueState.test(state))
  return [
    ...things.map((thing) => ({ sentence, page, said: usesThing(thing) })),
    ...states.map((state) => ({ sentence, page, said: isInState(state) })),
  ]
}

/** Used, contained or at work. */
function usesThing(thing: string): RegExp {
  const noun = `${thing.replace(/s$/, '')}(?:s|es)?`
  return new RegExp(
    `\\b(?:use|uses|using|with|on|have|has|there is|contains?|adds?|added|in|into|through|them|feed) (?:an? |the |our |your |some |a little )?(?:\\w+ )?${noun}\\b|\\b(?:an? |our |some |\\w+ and \\w+ |^)?${noun} (?:is|are) (?:\\w+ )?(?:used|added|put|kept|set|given|held|sold)\\b|(?:^|[,;:] |\\b(?:an?|our|some|the|months|weeks) )${noun} (?:do|does|produces?|makes?|take|takes|help|helps|come|comes|answers?|write|writes)\\b|\\b${noun} and \\w+ \\w+ are used\\b|\\b(?:charge|change|download|install|switch|press|fill|empty|replace|insert|remove|plug|connect|wear) (?:on |off |in )?(?:the|your|our|its) ${noun}\\b`,
    'i',
  )
}

const isInState = (state: string) =>
  new RegExp(
    `(?:\\b(?:is|are|gets?|been|being|arrives?|comes?)|['’](?:s|re)) (?:\\w+ly |very |quite |really |then |also |all |first )?${state}\\b|, and (?:it is )?${state}\\b`,
    'i',
  )

function affirms({ sentence, roots }: Read, { verb, objects }: Stance): boolean {
  if (!/\b(?:we|our|it|they|is|are|products?)\b/i.test(sentence)) return false
  if (![...objects].every((each) => roots.has(each))) return false
  // What the reader may do is no deed of the business.
  const deeds = [...sentence.matchAll(/\byou(?: can| may| could| should| must| might|['’]ll| will)? (\w+)/gi)]
  if (deeds.some(([, deed = '']) => verbRoot(deed) === verb)) return false
  return objects.size >= 3 || roots.has(verb)
}

const irregular: ReadonlyMap<string, string> = new Map(
  (
    'fed:feed sold:sell bought:buy sent:send held:hold taken:take took:take froze:freeze frozen:freeze given:give ' +
    'gave:give written:write wrote:write built:build ground:grind caught:catch grown:grow grew:grow driven:drive ' +
    'hidden:hide hid:hide lent:lend lost:lose paid:pay shown:show spun:spin taught:teach told:tell worn:wear ' +
    'left:leave woven:weave broken:break broke:break chosen:choose drawn:draw bred:breed shot:shoot'
  )
    .split(' ')
    .map((pair) => {
      const [form = '', verb = ''] = pair.split(':')
      return [form, verb]
    }),
)
const verbRoot = (verb: string) => root(irregular.get(verb.toLowerCase()) ?? verb.toLowerCase())

const contentRoots = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !functionWords.has(word) && word.length > 2)
      .map(verbRoot),
  )

const weakVerbs: ReadonlySet<string> = new Set(
  'be have do can will may get go come make take give say tell know think want need see let find like feel mean look try'
    .split(' ')
    .map(root),
)
