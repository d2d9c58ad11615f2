/** What an owner asks of a text, read out of a message in plain words. */
import { baseCandidates } from '#engine/language/inflect.ts'
import type { Intent } from './refine-intent.ts'
import { withThatNamed } from './refine-loose-asks.ts'
import { readPhraseAsk } from './refine-phrase-asks.ts'
import { lengthWished, type Quality, qualitiesIn } from './refine-qualities.ts'
import { mendTypos } from './refine-typos.ts'

type Feedback = { intents: Intent[]; isOffTask: boolean }

/** More of a message than this is not read. */
const readMax = 1000

/** The wishes in a message, in its order, each once. `isOffTask` when it is aimed at the system and not at the text. */
export function readFeedback(feedback: string, text: string): Feedback {
  const typed = feedback
    .normalize('NFC')
    .slice(0, readMax)
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
  if (offTask.test(typed)) return { intents: [], isOffTask: true }
  const quoted: string[] = []
  const veiled = typed.replace(
    /"([^"]{1,200})"|(?<![\w])'([^']{2,200})'(?!\w)/g,
    (_, double?: string, single?: string) => {
      const inside = double ?? single ?? ''
      // Whom a text speaks to is no wording of it.
      if (/^(?:you|we|they)$/i.test(inside)) return inside
      quoted.push(inside)
      return `\uE001${quoted.length - 1}\uE001`
    },
  )
  const unveil = (phrase: string) => phrase.replace(/\uE001(\d+)\uE001/g, (_, at: string) => quoted[Number(at)] ?? '')
  const asks = splitAsks(mendTypos(veiled, text))
  const read = withWordInstead(asks.map((ask) => ({ ask, intents: readAsk(ask, text, unveil) })))
  const namesWords = read.some(({ intents }) =>
    intents.some((intent) => 'phrase' in intent || intent.kind === 'replace'),
  )
  const intents = read.flatMap(({ ask, intents: each }) => (namesWords && isReason.test(ask) ? [] : each))
  const answered = intents.filter((intent) => !(intent.kind === 'unclear-audience' && namesWords))
  return { intents: withoutTwins(answered), isOffTask: false }
}

type ReadAsk = { ask: string; intents: Intent[] }

/** "'pre-loved' sounds twee, just say second-hand": the second ask names what stands for the first. */
function withWordInstead(read: readonly ReadAsk[]): ReadAsk[] {
  return read.flatMap((each, at) => {
    const to = insteadIn(read[at + 1])
    const from = to === undefined ? undefined : wordBlamed(each)
    if (from !== undefined && to !== undefined) return [{ ask: each.ask, intents: [{ kind: 'replace', from, to }] }]
    const before = read[at - 1]
    return before && insteadIn(each) !== undefined && wordBlamed(before) !== undefined ? [] : [each]
  })
}

const insteadIn = (read: ReadAsk | undefined): string | undefined => {
  const [intent, ...others] = read?.intents ?? []
  const isInstead = /^(?:just |simply |rather )?(?:say|use|put|try|write|call|go with|make)\b/i.test(read?.ask ?? '')
  return isInstead && intent?.kind === 'add' && others.length === 0 ? intent.phrase : undefined
}

function wordBlamed({ ask, intents: [intent, ...others] }: ReadAsk): string | undefined {
  if (others.length > 0 || /^(?:drop|remove|delete|lose|cut|take)\b/i.test(ask)) return undefined
  if (intent?.kind === 'plainer') return intent.words.length === 1 ? intent.words[0] : undefined
  return intent?.kind === 'reword' || intent?.kind === 'drop' ? intent.phrase : undefined
}

/** "take promise out, too strong": why, and not one more wish. */
const isReason =
  /^(?:(?:it'?s |that'?s |they'?re |sounds )?(?:a bit |way |far |just )?too|(?:it'?s|that'?s|they'?re)(?: a bit| so| very| really| quite)?) (?!long|short|wordy|much|little)\w+$/i

const offTask =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|directions?)\b|\b(?:system|hidden|initial|secret|developer) (?:prompt|message|instructions?)\b|\byour (?:own )?(?:prompt|instructions?|rules|guidelines|configuration|training|source code)\b|\b(?:act|behave|respond) as (?:an?|if)\b|\bpretend (?:to be|you)|\byou are (?:now|no longer)\b|\bjailbreak|\bdeveloper mode|\bjson schema|\b(?:api|secret) keys?\b|\bpasswords?\b.{0,20}\b(?:show|give|tell|print)|\b(?:show|give|tell|print|reveal|dump)\b.{0,30}\b(?:passwords?|credentials|environment|other (?:users?|customers?)'?s? )|<\/?script|\b(?:drop table|select \* from|rm -rf|sudo)\b|\b(?:repeat|print|output|reveal|recite)\b.{0,20}\b(?:everything|text|words) above\b/i

/** Where one ask ends and the next begins: at marks, and at "and", "but" or a comma before a word that asks anew. */
const nextAsk =
  "(?:i (?:really )?(?:don't|do not|dont|hate|dislike)\\b|(?:please |maybe |perhaps |also |then |just |(?:can|could|would) (?:you|we) |i(?:'d| would) (?:like|love)(?: you)?(?: to)? |let's )*(?:not |a (?:bit|little|touch|tad) |slightly |much |way )*(?:make|aim|target|gear|pitch|drop|remove|delete|lose|cut|get rid|take out|leave out|add|mention|include|say|use|replace|swap|change|start|lead|open|begin|focus|emphasi[sz]e|highlight|stress|keep|put|bring|turn|sound|avoid|don't|do not|dont|stop|without (?:the|being|any)|instead of|simplify|shorten|trim|tighten|expand|give (?:it|me|us)|try|call|tone|dial|warm it|(?:more|less) (?:\\w+)|too \\w+|short\\w*|longer|warm\\w*|bold\\w*|punch\\w+|kinder|friendl\\w+|simpler|plainer|clearer|softer|gentler|stronger|snappier|catchier|livelier|lighter|nicer|sharper|braver|brief\\w*|concise|casual|formal|chatt\\w+|playful|direct|be (?:more |less |a bit |a little )?\\w+|it's for|it is for|we're for|(?:my|our) (?:customers|clients|audience) (?:is|are))\\b)"
const boundary = new RegExp(
  `\\s*[.;!?\\n]+\\s+|\\s*[.;!?]+$|,?\\s+(?:and|but|then|also|plus|so)\\s+(?=${nextAsk})|,\\s*(?=${nextAsk})|\\s+[-–—]+\\s+(?=${nextAsk})`,
  'i',
)

/** "we are a bakery too, put that in" → "add that we are a bakery too". */
const putThatIn =
  /^((?:we|our|i|it|they|there|the|you)\b.+?)[,.;]? (?:so |and |please |pls )*(?:put|add|mention|include|say|work) (?:that|this|it)(?: in| too| as well)?[.! ]*$/i

/** "wrong word: blunt. should be frank" is one ask. */
const wrongWord = /\bwrong word\s*[:,-]?\s*([^.,;]+)[.,;]+ (?:it )?should (?:be|say) /i

function splitAsks(feedback: string): string[] {
  return withThatNamed(feedback)
    .replace(wrongWord, 'replace $1 with ')
    .replace(putThatIn, 'add that $1')
    .split(boundary)
    .map((ask) => asOrder(ask.replace(politeness, '').trim()))
    .filter((ask) => ask !== '')
}

/** "how about leading with the price" asks to lead with it. */
const asOrder = (ask: string): string =>
  ask.replace(/^\p{L}+ing\b/u, (doing) => baseCandidates(doing.toLowerCase()).find((base) => orders.has(base)) ?? doing)
const orders = new Set(
  'lead start open begin make drop add mention focus cut remove use take put shorten swap replace highlight emphasise emphasize stress keep tell say lose target aim simplify change move bring include call leave'.split(
    ' ',
  ),
)

const politeness =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|so|well|um+|hm+|thanks|thank you|cheers|great|nice|good|lovely|love it|i love it|i like (?:it|this)|not bad|yes|yeah|no(?=[,.!])|and|but|also(?! for)|then|maybe|perhaps|please|pls|plz|just)\b[,!:]?\s*|(?:can|could|would|will) (?:you|we|it|this)\s+(?:maybe |perhaps |please |possibly |just |kindly |also |not )*|(?:i(?:'d| would) (?:like|love|prefer)|i (?:want|need|wish|think|guess|feel like)|we (?:want|need)|let'?s|would it be possible|is it possible|how about|what about|what if|do you think|would you mind|any chance|(?:it |this )?(?:could|should|needs? to|must|might) (?=be (?!for\b|about\b|aimed\b|first\b)))\b\s*(?:(?:you|we|it|this|that|if|could|can|should|to|for it|a version)\b\s*)*)+/i

/** "more formal for a council tender": what it is for is no wish of its own. */
/** "punchier but not aggressive": how far it may go. */
const butNot = /(?<=\w{4}.*),? (?:but|though|yet) (?:not|never|without)\b.*$/
const forWhat = /(?<=\w{4}.*) (?:for|because of) (?:an?|the|our|my|this|when) .*$/

function readAsk(ask: string, text: string, unveil: (phrase: string) => string): Intent[] {
  const byPhrase = readPhraseAsk(ask, text, unveil)
  if (byPhrase.length > 0) return byPhrase
  const wished = ask.toLowerCase().replace(forWhat, '').replace(butNot, '')
  const qualities = qualitiesIn(wished)
  const isLimit = qualities.length === 0 && lengthWished(ask.toLowerCase()).wordsMax !== undefined
  return (isLimit ? ['shorter' as const] : qualities).map((quality) => asIntent(quality, ask.toLowerCase()))
}

function asIntent(quality: Quality, ask: string): Intent {
  if (quality === 'shorter') return { kind: 'shorter', ...lengthWished(ask) }
  if (quality === 'plainer') return { kind: 'plainer', words: [] }
  return quality === 'specific' ? { kind: 'specific', phrase: '' } : { kind: quality }
}

/** The same wish said twice is one, "shorter" with all its limits; a fancy word named beside "simpler" is one wish with that word. */
function withoutTwins(intents: readonly Intent[]): Intent[] {
  const words = intents.flatMap((intent) => (intent.kind === 'plainer' ? intent.words : []))
  const seen = new Set<string>()
  return intents
    .map((intent): Intent => {
      if (intent.kind === 'shorter') return shortest(intents)
      return intent.kind === 'plainer' ? { kind: 'plainer', words } : intent
    })
    .filter((intent) => {
      const key = JSON.stringify(intent).toLowerCase()
      const isNew = !seen.has(key)
      seen.add(key)
      return (
        isNew &&
        !(
          intent.kind === 'specific' &&
          intent.phrase === '' &&
          intents.some((each) => each.kind === 'audience' || each.kind === 'add')
        )
      )
    })
}

function shortest(intents: readonly Intent[]): Intent {
  const cuts = intents.filter((intent) => intent.kind === 'shorter')
  const limits = cuts.flatMap(({ wordsMax }) => (wordsMax === undefined ? [] : [wordsMax]))
  return {
    kind: 'shorter',
    ratio: Math.min(...cuts.map(({ ratio }) => ratio)),
    wordsMax: limits.length > 0 ? Math.min(...limits) : undefined,
  }
}
