/** Reads a document sentence by sentence; each is understood from the ones before it. */
import { type Category, categories } from '#contract/brand.ts'
import { lookUp } from '#engine/language/lexicon.ts'
import { isAdjective } from '#engine/language/word-classes.ts'
import { announcedIn, asksIn } from './announced-words.ts'
import { type Context, type Finding, readClause } from './clause-reading.ts'
import { type Clause, clausesOf, spelledOut } from './clause-subjects.ts'
import { differenceIn, namesOthers } from './difference-cues.ts'
import { outline, type Piece } from './document-outline.ts'
import { phrasesIn } from './phrase-lists.ts'
import { findingsIn } from './sentence-cues.ts'
import { traitsInFront } from './trait-nouns.ts'

/** A word or short phrase and the category that the document says it of. */
export type Found = readonly [category: Category, phrase: string]

/** What the reader remembers: whom "they" means, what the last sentence was about, whether it named others. */
type Memory = {
  they: Context['they']
  it: Context['it']
  asked: Category | undefined
  before: Category | undefined
  namedOthers: boolean
  sentence: string
}

/** All that the document says, in its order, a phrase said twice twice; and what its headings, labels and questions announce. */
export function readDocument(text: string): { found: Found[]; announced: ReadonlySet<Category> } {
  let memory: Memory = {
    they: undefined,
    it: undefined,
    asked: undefined,
    before: undefined,
    namedOthers: false,
    sentence: '',
  }
  const pieces = outline(text)
  const all = pieces.flatMap((piece) => {
    const text = withoutSource(piece.text)
    const clauses = clausesOf(text)
    const findings = readPiece({ ...piece, text }, clauses, memory)
    const found = findings.flatMap((finding) => phrases(finding, piece.topic))
    memory = remember({ ...piece, text }, clauses, memory, found)
    return found
  })
  return { found: all, announced: new Set(pieces.flatMap(({ topic }) => topic ?? [])) }
}

function phrases({ category, chunk, isClause, isSure = false }: Finding, topic: Category | undefined): Found[] {
  return phrasesIn(chunk, category, isClause, isSure).map(
    (phrase): Found => [topic === category ? category : sortedInto(category, phrase), phrase],
  )
}

/** "Straight-talking" said of the team is a word of the voice: the lexicon knows it there and nowhere else. */
function sortedInto(category: Category, phrase: string): Category {
  if (/^no (?:jargon|slogans?|acronyms?|buzzwords?|clich\p{L}+|(?:big|long) words|exclamation marks)$/iu.test(phrase))
    return 'voice'
  if (category !== 'culture' && category !== 'voice') return category
  const known = new Set(lookUp(phrase).map((entry) => entry.category))
  if (known.has(category) || known.size === 0) return category
  return categories.find((each) => (each === 'culture' || each === 'voice') && known.has(each)) ?? category
}

function remember(
  { text, topic }: Piece,
  clauses: readonly Clause[],
  { they, it, asked }: Memory,
  found: readonly Found[],
): Memory {
  const spokenOf = clauses.map(({ subject }) => subject)
  const served = found.some(([category]) => category === 'customers') || spokenOf.includes('served')
  const house = staff.test(text)
  const letters = spokenOf.includes('voice') && lettersMany.test(text)
  return {
    they:
      served || comers.test(text) || topic === 'customers' || topic === 'feeling' || topic === 'impact'
        ? 'customers'
        : house
          ? 'culture'
          : letters
            ? 'voice'
            : they === 'voice' && !/^they\b/i.test(text)
              ? undefined
              : they,
    it:
      spokenOf.includes('voice') || speaking.test(text)
        ? 'voice'
        : house || place.test(text)
          ? 'culture'
          : spokenOf.every((subject) => subject === 'it')
            ? it
            : undefined,
    asked: asksIn(text) ?? (/["“]/u.test(text) ? asked : undefined),
    before: found.at(-1)?.[0] ?? (spokenOf.includes('voice') ? 'voice' : undefined),
    namedOthers: namesOthers(text),
    sentence: text,
  }
}

/** Under "what makes us different" too a sentence may tell what people gain. */
const gains =
  /^(?:our |the |my )?(?:people|customers|clients|guests|members|patients|students|visitors|they|you) (?:will |can )?(?:get|gain|save|leave|feel|sleep|go|walk|earn|learn)\b/iu
const staff =
  /\b(?:our|my|the|'s|s') (?:[\p{L}-]+ ){0,2}?(?:team|staff|people|crew|colleagues|volunteers|tutors|coaches|teachers|partners|employees|apprentices|founders)\b/iu
const speaking = /\b(?:we|i) (?:\p{L}+ )?(?:write|speak|talk|answer|reply|explain)\b/iu
const lettersMany =
  /\b(?:letters|e-?mails|newsletters|quotes|posters|leaflets|captions|posts|messages|labels|signs|menus|notifications|replies|answers)\b/i
const place =
  /\b(?:the|our|my|this) (?:\p{L}+ )?(?:workshop|place|shop|company|firm|studio|house|yard|office|school|club|team|atmosphere|culture)\b(?:, [^,]+,)? (?:is|has|was|feels)\b/iu
const comers =
  /\b(?:people|faces|families|folks?|\p{Ll}+ers) (?:who |that )?(?:come|came|walk|walked|ring|rang|turn(?:ed)? up|sign(?:ed)? up|book|booked|call|called|buy|bought)\b/iu

function readPiece(piece: Piece, clauses: readonly Clause[], memory: Memory): Finding[] {
  const { text } = piece
  const context: Context = {
    they: memory.they,
    it: memory.it,
    speaks: speaking.test(text),
    topic: piece.topic,
    before: piece.isFirst ? undefined : memory.before,
    isQuoted: piece.isQuoted && !/\bour\b/i.test(text),
  }
  const standing = piece.topic ?? memory.asked ?? memory.before
  const announced = announcedIn(spelledOut(text), standing)
  if (announced !== undefined) return [announced]
  const traits = standing === undefined || standing === 'culture' ? traitsInFront(text) : undefined
  if (traits !== undefined) return [{ category: 'culture', chunk: traits, isClause: false, isSure: true }]
  if (piece.isListed && piece.topic !== undefined) return readItem(text, clauses, piece.topic, context)
  const relieved = context.isQuoted ? text.match(/^["“]?so (\p{Ll}+)\b/iu)?.[1] : undefined
  if (relieved !== undefined) return [{ category: 'feeling', chunk: relieved, isClause: false }]
  if (context.isQuoted) return clauses.flatMap((clause) => readClause(clause, context))
  const difference =
    differenceIn(text) ??
    (memory.namedOthers &&
    /^(?:(?:we|our|i|here|not|it)\b|\p{Lu}\p{L}+ \p{Ll}+s\b)/u.test(
      text.replace(/^(?:We|Our|Here|Not|It)\b/, (word) => word.toLowerCase()),
    )
      ? text
      : undefined)
  if (
    /^(?:and |but )?(?:that|this|these) (?:is|are|'s) (?:\S+ )?(?:what|why|how) .*\b(?:apart|different|special|unique)\b/i.test(
      spelledOut(text),
    )
  )
    return [{ category: 'xfactor', chunk: memory.sentence, isClause: true }]
  if (noneDoesThat.test(text)) return [{ category: 'xfactor', chunk: memory.sentence, isClause: true }]
  if (
    difference !== undefined &&
    !isPlainSpeech(text, memory) &&
    (piece.topic === undefined || piece.topic === 'xfactor' || othersFirst.test(text))
  ) {
    const others = findingsIn(text.replace(difference, '')).filter(({ category }) => category !== 'culture')
    return [...others, { category: 'xfactor', chunk: difference, isClause: true }]
  }
  if (
    (piece.topic === 'xfactor' && !gains.test(text)) ||
    (memory.before === 'xfactor' && /^(?:and|also),? (?:we|our|you)\b|^we also\b/i.test(text))
  )
    return [{ category: 'xfactor', chunk: text, isClause: true, isSure: true }]
  return readClauses(clauses, context)
}

/** The clauses in order; "they" and "it" mean what an earlier one speaks of: "Our letters are short: they are tender". */
function readClauses(clauses: readonly Clause[], context: Context): Finding[] {
  let known = context
  return clauses.flatMap((clause) => {
    const read = readProse(clause, known)
    if (clause.subject === 'voice') known = { ...known, they: 'voice', it: 'voice' }
    else if (clause.subject === 'house' && !/^(?:we|i)\b/i.test(clause.text)) known = { ...known, it: 'culture' }
    return read
  })
}

/** "Nobody else in town does that.": the difference is what the sentence before told. */
const noneDoesThat =
  /^(?:and |but )?(?:(?:nobody|no ?one) else\b[^,.;]{0,40}|(?:i|we) (?:don't|do not) know (?:of )?(?:another|any other)\b[^,.;]{0,40}|(?:no|hardly any) other\b[^,.;]{0,40}) (?:does|do|offers?|has|have) (?:that|this|it|so|either)\b/iu
/** Of other houses from its first words on, whatever the heading is. */
const othersFirst =
  /^(?:but |and )?(?:unlike|no other|other|nobody else|no ?one else|where others|what sets)\b|\b(?:we|it|i) (?:are|is|am) (?:still |probably )?the (?:only|last|first)\b/iu
/** "No upselling, no Latin", said behind how the house talks, goes on about that. */
const isPlainSpeech = (text: string, { before }: Memory) =>
  before === 'voice' && /^no [\p{L} ]{2,20}(?:,? (?:and )?no [\p{L} ]{2,20})*\W*$/iu.test(text)
const othersToo = /\b(?:else|other|unlike|apart|different)\b/i

/** An item under a heading or behind a label is the list itself, unless it is a whole sentence. */
function readItem(text: string, clauses: readonly Clause[], topic: Category, context: Context): Finding[] {
  if (topic === 'xfactor')
    return [
      {
        category: topic,
        chunk: (othersToo.test(text) ? differenceIn(text) : undefined) ?? text,
        isClause: true,
        isSure: true,
      },
    ]
  if (clauses.every(({ subject }) => subject === 'other'))
    return [{ category: topic, chunk: text, isClause: false, isSure: true }]
  const found = clauses.flatMap((clause, at) =>
    clause.subject === 'other' && at === 0
      ? [{ category: topic, chunk: clause.text, isClause: false, isSure: true }]
      : readProse(clause, context),
  )
  return found.length > 0 ||
    clauses.some(({ subject }) => subject === 'they' || subject === 'house' || subject === 'it')
    ? found
    : [{ category: topic, chunk: text, isClause: false, isSure: true }]
}

function readProse(clause: Clause, context: Context): Finding[] {
  const read = readClause(clause, context)
  if (read.length > 0) return read
  const cued = findingsIn(clause.text).filter(({ category }) => context.topic !== 'customers' || category !== 'impact')
  if (cued.length > 0) return cued
  return readRest(clause, context)
}

/** A fragment says more of what was announced, or of what the sentence before it said: "Mostly nurses." */
function readRest({ subject, text, predicate }: Clause, { topic, before }: Context): Finding[] {
  const words = text.replace(relative, '').split(' ').length
  const category = topic ?? before
  if (category === undefined) return []
  if (subject === 'other') {
    if (hasVerb(text) || (topic === undefined && words > (isAdjective(firstWord(text)) ? 20 : 8))) return []
    return [
      {
        category,
        chunk: text,
        isClause: category === 'xfactor',
        isSure: topic !== undefined || category === 'xfactor',
      },
    ]
  }
  if (topic === 'impact' && (subject === 'it' || subject === 'they' || subject === 'you' || subject === 'served'))
    return [
      {
        category: topic,
        chunk: predicate.replace(/^(?:should|ought to|must|will|can|may|would) /i, ''),
        isClause: false,
        isSure: true,
      },
    ]
  if (topic === 'voice' && subject === 'house' && words <= 7)
    return [{ category: topic, chunk: predicate, isClause: false, isSure: true }]
  return []
}

const firstWord = (text: string) => text.match(/^[\p{L}-]+/u)?.[0].toLowerCase() ?? ''

const relative = /\s(?:that|which|who|where|whom|as|about|when|if|because|than|until|before)\s.*$/iu

const hasVerb = (text: string) =>
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|must|we|they|you|it|he|she|i)\b/i.test(
    text.replace(relative, ''),
  )

/** Without the name behind a quotation, who says it, and what only hedges. */
const withoutSource = (text: string) =>
  text
    .replace(/, (?:as far as (?:we|i) know|to (?:our|my) knowledge),?(?= )/giu, '')
    .replace(/([.!?,\p{L}]["”])\s+(?:[-–—]\s*)?(?:\p{Lu}|the |an? |anonymous).{0,60}$/u, '$1')
    .replace(/,?["”]\s*(?:said|says|adds?|added|explained|explains|writes?|wrote)\b.*$/u, '')
