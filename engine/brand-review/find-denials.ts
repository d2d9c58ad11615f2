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
 * "We never use X" on one page and "we use X" on another: the same verb and objects, once denied without a condition,
 * in whatever voice and tense; where three objects or more come back, the verb may be another.
 */
export function findDenials(pages: readonly ReadPage[]): Denial[] {
  const passages = pages.flatMap((page) =>
    page.blocks
      .filter(({ region, isQuoted, heading }) => region === 'main' && !isQuoted && heading === 0)
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => sentence.length < 300)
      .map((sentence) => ({ sentence, page })),
  )
  const denied = passages.flatMap(readDenials).slice(0, deniedMax)
  if (denied.length === 0) return []
  const affirming = passages
    .slice(0, sentencesMax)
    .filter(({ sentence }) => !isNegated.test(sentence) && !isConditional.test(sentence))
    .map((passage) => ({ ...passage, roots: contentRoots(passage.sentence) }))
  return denied.flatMap((denial) => {
    const said = affirming.find((each) => affirms(each, denial))
    return said ? [{ denied: denial, said }] : []
  })
}

const isNegated =
  /\b(?:never|not|no|none|\w+n['’]t|without|nobody|nothing|neither|nor|instead of|rather than|used to)\b/i
const isConditional = /\b(?:if|unless|until|when|anyone|before)\b/i
const speaksOfUs = /\b(?:we|our|us|it|they|products?|everything|nothing|none)\b/i

const active =
  /\b(?:never|do not|don['’]t|does not|doesn['’]t|will not|won['’]t)\s+(?:ever\s+)?(?<verb>\w+)\s+(?<object>[^.,;:!?]+)/gi
const withNo = /\b(?:we|they|it)\s+(?<verb>\w+)\s+no\s+(?<object>[^.,;:!?]+)/gi
const passive =
  /(?:^|[,;:] )(?<subject>[^.,;:!?]{3,40}?)\s+(?:is|are|was|were)\s+(?:never|not)\s+(?:ever\s+)?(?<verb>\w+)(?<object>[^.,;:!?]*)/gi

function readDenials({ sentence, page }: Passage): Stance[] {
  if (isConditional.test(sentence) || /\bwithout\b/i.test(sentence)) return []
  const patterns = speaksOfUs.test(sentence) ? [active, withNo, passive] : [passive]
  return patterns.flatMap((pattern) =>
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

function affirms({ sentence, roots }: Read, { sentence: denial, verb, objects }: Stance): boolean {
  if (sentence === denial || !/\b(?:we|our|it|they|is|are|products?)\b/i.test(sentence)) return false
  if (![...objects].every((each) => roots.has(each))) return false
  // What the reader may do is no deed of the business.
  const deeds = [...sentence.matchAll(/\byou(?: can| may| could| should| must| might|['’]ll| will)? (\w+)/gi)]
  if (deeds.some(([, deed = '']) => verbRoot(deed) === verb)) return false
  return objects.size >= 3 || roots.has(verb)
}

const irregular: Readonly<Record<string, string>> = {
  ...{
    fed: 'feed',
    sold: 'sell',
    bought: 'buy',
    sent: 'send',
    held: 'hold',
    taken: 'take',
    took: 'take',
    froze: 'freeze',
  },
  ...{
    frozen: 'freeze',
    given: 'give',
    gave: 'give',
    written: 'write',
    wrote: 'write',
    built: 'build',
    ground: 'grind',
  },
  ...{ caught: 'catch', grown: 'grow', grew: 'grow', driven: 'drive', hidden: 'hide', hid: 'hide', lent: 'lend' },
  ...{
    lost: 'lose',
    paid: 'pay',
    shown: 'show',
    spun: 'spin',
    taught: 'teach',
    told: 'tell',
    worn: 'wear',
    left: 'leave',
  },
  ...{ woven: 'weave', broken: 'break', broke: 'break', chosen: 'choose', drawn: 'draw', bred: 'breed', shot: 'shoot' },
}
const verbRoot = (verb: string) => root(irregular[verb.toLowerCase()] ?? verb.toLowerCase())

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
