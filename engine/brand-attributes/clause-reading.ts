/** What a clause says of the business, read from whom it speaks of and what it says of them. */
import type { Category } from '#contract/brand.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import { isAdjective, isListed, verbBaseOf } from '#engine/language/word-classes.ts'
import type { Clause } from './clause-subjects.ts'
import { phrasesIn } from './phrase-lists.ts'

/** `chunk` holds the words: a list, a phrase or clauses. `isSure`: it was announced that these are words of the category. */
export type Finding = { category: Category; chunk: string; isClause: boolean; isSure?: boolean }
/** Whom "they" and what "it" means, what was announced, and what the sentence before was about. */
export type Context = {
  they: 'customers' | 'culture' | 'voice' | undefined
  it: 'voice' | 'culture' | undefined
  topic: Category | undefined
  before: Category | undefined
  /** The sentence says how the house writes or talks. */
  speaks: boolean
  isQuoted: boolean
}

const often =
  '(?:mostly |mainly |usually |often |also |all |both |always |still |never less than |generally |typically |largely |almost always |nearly always |nearly all |just |above all |first of all |by nature |then |now |really |currently |increasingly |likely to be |so far )'
const be = `(?:is|are|am|was|were|remains?|stays?|tends? to be|seems?|(?:has|have) (?:(?:always|usually|often|mostly|already|all) )?(?:been|remained)|(?:try|tries|aim|aims|like|likes|want|wants|would like us|would like|hope) to (?:be|stay)|(?:should|ought to|must|can|will|would) be|(?:is|are) meant to be|(?:is|are) known (?:as|for being))`
const copula = new RegExp(`^(?:so far )?(?:${often})*${be} (?:${often})*(.+)$`, 'iu')
/** What is no quality: where or how long, what is being done, and to whom. */
const noQuality =
  /^(?:not\b(?!.*(?: but |[–—]))|never\b|no\b(?= (?:longer|more))|n't|here|there|in\b(?! (?:control|charge|no (?:hurry|rush)))|on\b(?! (?:top|(?:a )?(?:tight|low|small|limited|fixed|modest)\b))|at\b(?! (?:ease|home))|from|for|about|open\b(?!-)|closed|based|located|\p{Ll}+ing (?:to|for|at|on|in|a|an|the|them|us|it|up|with)\b|able|going|happy to|pleased to|grateful|thankful|sorry|glad|sure|aware|certain|convinced|proud (?:to|that)|fine\b|ok\b|okay|welcome\b|right\b|true\b|enough|clear\b|possible|important|hard to|difficult to|easy to|ready to|able to|because|when|what|how|why|where|more than|nothing|one of|part of the|located|founded|run by|made|called|said|asked|given|taken|used|sold|paid|born|back|gone|done|over\b|under\b|so that)/iu

const feltVerb =
  /\b(?:feel|feels|felt|feeling)\s+(?!that\b|about\b|for\b|it\b|the\b|we\b|they\b|free to\b|no\b|a (?:\w+ )?(?:present|feeling)\b)(.+)$/iu
const notFelt =
  /\b(?:nobody|no one|never|not|don't|doesn't|didn't|won't|without|rarely|hardly|if (?:you|they|we)|(?:arrive|come in|walk in|came in|came here|arrived|start|started|begin by))\b[^,;]{0,24}\b(?:feel|feels|felt|feeling)\b/iu
const gone =
  /\b(?:go|goes|went|walk|walks|walked|come|comes|leave|leaves|left|head|heads|drive|drives|step|steps|emerge|emerges|set off|drift|ends? up|ended up|wakes? up|woke up) (?:(?:home|out|away|back|off|again|us|here|on)\s+)?(?:feeling )?(?!(?:home|out|of|away|back|off|past|down|in|to|us|the|a|an|it|for|at|on|our|their|with|without|you|no|nothing|from|up|by|them|him|her|all|into|straight|school|early|late|behind|room|and|through|as|happy to|\d+|[\p{L}]+(?<!ou|s)s|because|when|after|before|school)\b(?! (?:ease|home)\b))(.+)$/iu
const takenAlong =
  /\b(?:leave|leaves|left|go home|goes home|come away|walk away|walk out|end up|ends up|come out) with (.+)$/iu

/** What the clause says, most telling first; nothing for a clause that says nothing of the kind. */
export function readClause(clause: Clause, context: Context): Finding[] {
  const isGuest = context.isQuoted && /^(?:we|i)\b/i.test(clause.text)
  const isPraise = context.isQuoted && /^(?:he|she|they|it)\b/i.test(clause.text)
  const who = isGuest ? 'customers' : isPraise ? 'culture' : whoIs(clause, context)
  const feeling = readFeeling(isGuest ? { ...clause, subject: 'served' } : clause, who)
  if (feeling !== undefined && phrasesIn(feeling.chunk, feeling.category, false, false).length > 0) {
    const before = clause.predicate.match(
      /^(.+?),? (?:and|or) (?:they |you )?(?:will )?(?:feel|feels|go home|walk|leave)\b/iu,
    )?.[1]
    return before === undefined ? [feeling] : [...readDeed({ ...clause, predicate: before }, who, context), feeling]
  }
  if (context.isQuoted && !isPraise && (isGuest || clause.subject !== 'house')) return []
  const said = readSpeech(clause, who, context)
  if (said !== undefined) return [said]
  const benefit = clause.text.match(benefits)
  if (benefit !== null && who !== 'culture' && who !== 'voice')
    return [{ category: 'impact', chunk: benefit[1] ?? '', isClause: false, isSure: true }]
  const isAbility = /^(?:will |should )?be able to\b/i.test(clause.predicate)
  const quality = clause.predicate.match(calledSo)?.[1] ?? (isAbility ? undefined : clause.predicate.match(copula)?.[1])
  if (quality !== undefined)
    return readQuality(quality, clause.subject === 'ours' ? oursAre(clause, quality, context.topic) : who, context)
  return readDeed(clause, who, context)
}

/** "It is a quiet workshop, patient and exact." */
const houseNoun =
  /^an? (?:very |rather |quite )?(?:[\p{L}-]+(?:,| and|, and)? ){1,4}(?:workshop|place|team|studio|school|firm|company|crew|shop|kitchen|house|office|club|outfit|bunch)\b/iu

/** "Our singers are bus drivers" tells of customers, "our guides are patient" of the house, "our plants are …" of neither. */
function oursAre({ text }: Clause, quality: string, topic: Category | undefined): Category | undefined {
  if (topic === 'customers') return topic
  const first = (quality.split(/,| and /)[0] ?? '').trim().split(' ')
  if (isPluralNoun((first.at(-1) ?? '').toLowerCase()) && !isAdjective((first.at(-1) ?? '').toLowerCase()))
    return 'customers'
  return /^our (?:[\p{L}-]+ )?(?:classes|lessons|sessions|courses|evenings|rehearsals|meetings|kitchens?|rooms)\b/iu.test(
    text,
  ) ||
    /^our (?:[\p{L}-]+ )?\p{L}*(?:ers|ors|ists|ians|ants|ents|men|women|hands|nurses|chefs|cooks|guides|folk|people)\b/iu.test(
      text,
    )
    ? 'culture'
    : undefined
}

/** "They describe themselves as curious", "our letters were called witty". */
const calledSo =
  /^(?:(?:is|are|was|were|get|gets|has been|have been) (?:often |sometimes |usually )?(?:called|described as|seen as|considered|thought of as|said to be|praised for being|known as)|(?:describes?|calls?|sees?|thinks? of|consider) (?:itself|themselves|ourselves|themselves|us) (?:as )?) ?(.+)$/iu
/** What the thing that is sold does for people: "It ends the backache", "A bottle lasts three months". */
const benefits =
  /^(?:it |this |(?:a|an|the|each|every|one|our) (?:[\p{L}-]+ ){1,3}?)(?:also |then |now )?((?:lasts?|saves?|ends|stops?|cuts?|halves?|doubles?|rescues|turns|frees|protects|reduces|prevents|replaces|pays for|costs (?:less|half|nothing|under|only|a (?:third|quarter|fraction))|takes away|fits|cures|heals|removes|spares|keeps (?:them|you|people|the|your|their|an?)|can be (?:left|handed|passed|worn|washed|repaired|reused|used|taken|moved|kept))\s.+)$/iu

/** The category that what is said of the subject belongs to: of those served, of the house, or of its voice. */
function whoIs({ subject }: Clause, { they, it, topic, before }: Context): Category | undefined {
  switch (subject) {
    case 'served':
      return 'customers'
    case 'house':
      return 'culture'
    case 'voice':
      return 'voice'
    case 'they':
      return topic === 'customers' || (topic === 'culture' && before !== 'customers') ? topic : (they ?? 'customers')
    case 'you':
      return topic === 'culture' ? undefined : 'customers'
    case 'it':
      return topic === 'xfactor' ? undefined : (topic ?? it)
    case 'ours':
    case 'other':
      return undefined
  }
}

function readFeeling({ text, subject }: Clause, who: Category | undefined): Finding | undefined {
  const along = subject === 'house' ? undefined : text.match(takenAlong)?.[1]
  if (along !== undefined) return { category: 'impact', chunk: along, isClause: false }
  const isOwn =
    subject === 'house' &&
    /^(?:we|i|all of us)(?: \p{L}+)? (?:feel|felt|leave|left|go|went|come|came|walk|head)\b/iu.test(text)
  if (isOwn || notFelt.test(text) || /^(?:nobody|no ?one|none|never|if)\b/i.test(text)) return undefined
  const felt =
    text.match(feltVerb)?.[1] ?? (who === 'customers' || who === undefined ? text.match(gone)?.[1] : undefined)
  return felt === undefined ? undefined : { category: 'feeling', chunk: felt.replace(/^is\s+/i, ''), isClause: false }
}

const wayOfSpeaking =
  /^(?:(?:have|has|learned|learnt|try|tried|tries|aim|like|likes|prefer|want|wants|will|would|always|often|usually|mostly|to) )*(?:sounds?|speaks?|talks?|writes?|chats?|explains?|answers?|repl(?:y|ies)|communicates?|come across|comes across)\b(?: (?:to|with) (?:us|them|people|you|everyone|customers|clients|guests|each other|everybody|this \p{L}+|\p{L}+s))?(?: things)?,?(?: (?:the way|much as) [^:,]{2,40}:)?(?: as (?!if)| in a | with a | )(?!(?:to|the|with|about|for|it|them|you|every|each|on|at|from|in (?:the|our))\b)(.+)$/iu
/** Beside other words about the voice: what else is done in speaking. */
const wayOfTalking =
  /^((?:leave|use|avoid|ask|listen|explain|name|tell|keep|skip|prefer|answer|start|end|speak|swear|joke|laugh|whisper|draw|show)\s.{3,30})$/iu
const keepsIt =
  /^(?:(?:do|does|put|puts|say|says) (?:it|so|this|things)(?= \p{L}+ly)|(?:keep|keeps) (?:it|things|the tone|(?:our|the|its) (?:[\p{L}-]+ |\p{L}+'s )?(?:tone|language|copy|letters|e-?mails|instructions|explanations|answers|sentences|words|posts|quotes))) (.+)$/iu
const voiceLeadIn =
  /\b(?:when (?:we|i) (?:answer|write|speak|talk|explain|reply|e-?mail|post|pick up|call)|(?:in|on) (?:all |everything|the phone|the page|our |print|paper|social media|stage|writing|\w+ (?:letters|e-?mails)))/iu
/** "A letter that is honest and short", "the app talks the way we do: dry and short". */
const writing =
  /(?:\b(?:letters?|e-?mails?|newsletters?|messages?|posts?|replies|reports?) (?:that|which) (?:is|are) |^(?:the|our|my) [\p{L}-]+ (?:talks?|speaks?|writes?|sounds?)\b[^:]{0,40}: )(.+)$/iu
/** "We never use jargon": a way of speaking too, in the text's own words. */
const avoiding =
  /\b(never (?:uses?|speaks?|writes?|says?) (?:(?:any|long|big|fancy|foreign|technical|legal|marketing) )?(?:jargon|words|acronyms|buzzwords|slogans|latin|abbreviations|clich[ée]s|exclamation marks))\b/iu
const hasVoice =
  /\b(?:in|with|has|have|use) an? ((?:[\p{L}-]+(?:,| and|, and)? ){1,5})(?:voice|tone|manner|style|turn of phrase)\b/iu

function readSpeech(
  { predicate, text, subject, leadIn }: Clause,
  who: Category | undefined,
  { topic, before, speaks }: Context,
): Finding | undefined {
  const isOfVoice = voiceLeadIn.test(leadIn) || (speaks && /^(?:try|aim|like|want) to be\b/i.test(predicate))
  const written = text.match(writing)?.[1]
  if (written !== undefined) return { category: 'voice', chunk: written, isClause: false }
  const avoided = text.match(avoiding)?.[1]
  if (avoided !== undefined) return { category: 'voice', chunk: avoided, isClause: false }
  const chunk =
    (isOfVoice && subject === 'house' ? predicate.match(copula)?.[1] : undefined) ??
    (subject === 'voice' ? predicate.match(/: (?=[^:]*,)(.+)$/u)?.[1] : undefined) ??
    (who === 'culture' || who === 'voice' || subject === 'other' ? predicate.match(wayOfSpeaking)?.[1] : undefined) ??
    (topic === undefined && before === 'voice' && subject === 'house'
      ? predicate.match(wayOfTalking)?.[1]
      : undefined) ??
    (who === 'culture' || who === 'voice' ? predicate.match(keepsIt)?.[1] : undefined) ??
    (subject === 'house' || subject === 'voice' ? text.match(hasVoice)?.[1] : undefined)
  if (chunk === undefined || /\b(?:never|not|don't|n't)\b/i.test(predicate.slice(0, predicate.indexOf(chunk))))
    return undefined
  return { category: 'voice', chunk, isClause: false }
}

function readQuality(quality: string, who: Category | undefined, { topic }: Context): Finding[] {
  const told = quality.replace(/^not (?:just |only |simply )?[^,]+?,? (?:but|[–—])(?: also)? /iu, '')
  if (/^\p{Lu}\p{Ll}+$/u.test(told) || noQuality.test(told.replace(/^(?:very|most|more than|always) /iu, ''))) return []
  const category =
    topic === 'feeling' && who === 'customers'
      ? topic
      : (who ?? (topic === 'feeling' || topic === 'voice' ? topic : undefined))
  const spokenOf = category ?? (houseNoun.test(told) ? 'culture' : undefined)
  return spokenOf === undefined ? [] : [{ category: spokenOf, chunk: told, isClause: false }]
}

const gets =
  /^(?:will |then )?(?:gain(?:s|ed)?|receives?|received|won|end(?:s|ed)? up with|come away with|take home|took home|got|get) (?!(?:to|back|in|out|up|it|us|off|on|through)\b)(.+)$/iu
const afterwards = /^(?:by the end|after|within|afterwards|at the end|in the end)\b/i
/** Deeds that tell nothing of what people gain. */
const mereDeed =
  /^(?:come|arrive|want|need|say|tell|ask|feel|have|do|think|know|bring|call|visit|work|use|go|like|love|look|hate|fear|dread|try|give|describe|mention|believe|seem|order|buy|book|ring|write|choose|join|sign|hear of|see|care|bear|expect|prefer|reach|deserve|intend|sit|talk|speak|struggle|find|fit|worry|fill|drown|forget)$/i

const mereTelling = /^(?:come|arrive|say|tell|ask|feel|have|do|think|know|describe|mention|believe|seem|report)$/i

/** "They sleep better": what those served do is what they gain. */
function readDeed({ predicate, text, leadIn }: Clause, who: Category | undefined, { topic, they }: Context): Finding[] {
  const attitude = predicate.match(
    /^((?:hate|fear|dread|distrust|love|cannot stand|can't stand) (?:\S+ ){0,3}\S+)$/iu,
  )?.[1]
  if (who === 'customers' && attitude !== undefined && topic !== 'impact')
    return [{ category: 'customers', chunk: attitude, isClause: false, isSure: true }]
  if (who !== 'customers' || (they === 'culture' && topic !== 'impact')) return []
  if (/^you (?!will|can|get|got|never|no longer|stop|save)/i.test(text) && topic !== 'impact') return []
  const gained =
    predicate.match(gets)?.[1] ??
    (afterwards.test(leadIn) ? predicate.match(/^(?:will )?(?:have|has|had) (.+)$/iu)?.[1] : undefined)
  if (gained !== undefined) return [{ category: 'impact', chunk: gained, isClause: false }]
  const [, before = '', verb = '', rest = ''] =
    predicate.match(
      /^((?:then|also|now|typically|usually|often|generally|mostly|soon|simply|(?:will |can )?(?:be able to|learn (?:how )?to)|can|will|can now|never|no longer) )?(\p{Ll}+) (.+)$/iu,
    ) ?? []
  const isVerb = /^(?:can|will|be able|learn)\b/i.test(before) || isListed(verb, 'verbs') || isListed(verb, 'nounsToo')
  const base = isVerb ? verb : verbBaseOf(verb)
  if (
    base === undefined ||
    (topic === 'impact' ? mereTelling : mereDeed).test(base) ||
    rest === '' ||
    topic === 'customers'
  )
    return []
  return [{ category: 'impact', chunk: predicate, isClause: false }]
}
