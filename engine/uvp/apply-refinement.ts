/**
 * Applies a wish (a change that the owner asks for) to a line (a value proposition): moves, drops or adds whole parts, or
 * edits words as the owner says. It never invents words.
 */
import type { BrandBrief } from '#contract/plain/brand.ts'
import {
  chooseNameForDrafts,
  cleanOwnerWords,
  dropRepeatedSpeaker,
  joinDraftText,
  makeSentenceDrafts,
} from '#contract/plain/sentence-drafts.ts'
import { formatStem, type SentenceStem } from '#contract/plain/sentences.ts'
import { type Refinement, type RefinementKind, simpleRefinements } from '#contract/uvp.ts'
import { makeLineKey } from '#engine/language/line-key.ts'
import { addFullStop, capitalizeSentence, countTextWords } from '#engine/language/typed-sentence-text.ts'
import {
  dropEndMark,
  findPhrasePosition,
  joinUvpParts,
  lowerAfterSemicolon,
  normalizePhrase,
  removeRange,
  splitUvpParts,
  splitUvpSentences,
} from './line-parts.ts'

/** A line being refined and what can be used to change it; `earlier`: the lines shown before, which "another way" skips. */
export type LineToRefine = { line: string; parts: string[]; brief: BrandBrief; earlier: readonly string[] }
/** The changed line with a note on what happened, or the reason why it stays as it is. */
export type RefinementOutcome = { line: string; note: string } | { cannot: string }

export const createLineToRefine = (line: string, brief: BrandBrief, earlier: readonly string[]): LineToRefine => ({
  line,
  parts: splitUvpParts(line),
  brief,
  earlier,
})

const lineWordsMax = 40
const wordsMin = 2

const isNamed = (part: string, { sentences, businessName }: BrandBrief) =>
  [businessName, chooseNameForDrafts(sentences, businessName)].some((name) =>
    makeLineKey(part).includes(makeLineKey(name)),
  )
const saysOffer = (part: string, { sentences }: BrandBrief) => {
  const does = makeLineKey(cleanOwnerWords('does', sentences.does))
  return does !== '' && makeLineKey(part).includes(does)
}
/** Index of the last part that neither names the business nor says what is sold; -1 if there is none. */
const lastSpare = ({ parts, brief }: LineToRefine) =>
  parts.findLastIndex((part) => !isNamed(part, brief) && !saysOffer(part, brief))

/** Which of the owner's six sentences may be added to a line, in this order; a stem names a sentence by its beginning. */
const addedStems: readonly SentenceStem[] = ['after', 'only', 'does', 'when', 'check']

/** The finished sentences that the value proposition does not say yet, worded as it would say them. */
export function listAddableSentences({
  line,
  brief: { sentences },
}: LineToRefine): { text: string; field: SentenceStem }[] {
  return addedStems.flatMap((field) => {
    const words = cleanOwnerWords(field, sentences[field])
    if (words === '' || makeLineKey(line).includes(makeLineKey(words))) return []
    const start = formatStem(field, sentences.isOne).split(/[,:] /).at(-1) ?? ''
    const said = dropRepeatedSpeaker(`${start} `, words)
    return [{ text: addFullStop(capitalizeSentence(said.before + said.words)), field }]
  })
}

function shorten(toRefine: LineToRefine): RefinementOutcome {
  const at = lastSpare(toRefine)
  if (toRefine.parts.length < 2 || at < 0)
    return { cannot: 'Nothing more can be taken out whole. You can shorten it by hand.' }
  return {
    line: joinUvpParts(toRefine.parts.toSpliced(at, 1)),
    note: `Taken out: “${dropEndMark(toRefine.parts[at] ?? '')}”.`,
  }
}

function toOneSentence({ line }: LineToRefine): RefinementOutcome {
  const sentences = splitUvpSentences(line)
  if (sentences.length < 2) return { cannot: 'It’s already one sentence.' }
  if (sentences.some((sentence) => /[?!]$/.test(sentence)))
    return { cannot: 'A question or an exclamation can’t be joined into one longer sentence.' }
  const [first = '', ...rest] = sentences.map(dropEndMark)
  return { line: addFullStop([first, ...rest.map(lowerAfterSemicolon)].join('; ')), note: 'Now it’s one sentence.' }
}

function toTwoSentences({ line, parts }: LineToRefine): RefinementOutcome {
  const sentences = splitUvpSentences(line)
  if (sentences.length === 2 && !line.includes(';')) return { cannot: 'It’s already two sentences.' }
  if (parts.length < 2) return { cannot: 'There’s no good place to split this sentence. You can edit it by hand.' }
  const [first = '', second = '', ...rest] = (sentences.length > 1 ? sentences : parts).map(dropEndMark)
  const tail = [second, ...rest.map(lowerAfterSemicolon)].join('; ')
  return { line: joinUvpParts([first, tail]), note: 'Now it’s two sentences.' }
}

function moveTo(parts: readonly string[], at: number, place: 'first' | 'last', note: string): RefinementOutcome {
  const others = parts.toSpliced(at, 1)
  const part = parts[at] ?? ''
  return { line: joinUvpParts(place === 'first' ? [part, ...others] : [...others, part]), note }
}

function placeName({ parts, brief }: LineToRefine, place: 'first' | 'last'): RefinementOutcome {
  const at = parts.findIndex((part) => isNamed(part, brief))
  if (at < 0) return { cannot: 'Your name isn’t in this line.' }
  if (at === (place === 'first' ? 0 : parts.length - 1))
    return { cannot: `The sentence with your name is already the ${place} one.` }
  return moveTo(parts, at, place, `The sentence with your name is now the ${place} one.`)
}

const speaksToYou = /(?<!\p{L})you(?:r|rs|rself)?(?!\p{L})/iu

/** Adds the first unused sentence that begins with "you". */
function speakToYou(toRefine: LineToRefine): RefinementOutcome {
  if (speaksToYou.test(toRefine.line.replaceAll(toRefine.brief.businessName, '')))
    return { cannot: 'It already speaks to “you”.' }
  const spoken = listAddableSentences(toRefine).find(({ text }) => /^you\b/i.test(text))
  if (!spoken) return { cannot: 'You have no other sentence that speaks to “you”.' }
  if (countTextWords(toRefine.line) + countTextWords(spoken.text) > lineWordsMax)
    return { cannot: 'That would make it too long.' }
  return { line: joinUvpParts([...toRefine.parts, spoken.text]), note: `Now it also says “${spoken.text}”` }
}

function plainPunctuation({ line }: LineToRefine): RefinementOutcome {
  const calm = line.replace(/\s+[–—]\s+/g, '. ').replace(/!+|…|\.{3}/g, '.')
  const plainer = joinUvpParts(splitUvpParts(calm))
  return plainer === line
    ? { cannot: 'Its punctuation is already plain.' }
    : { line: plainer, note: 'Now it has plain periods.' }
}

function anotherWay({ line, earlier, brief }: LineToRefine): RefinementOutcome {
  const shown = new Set([line, ...earlier].map(makeLineKey))
  const next = makeSentenceDrafts(brief.sentences, brief.businessName)
    .filter(({ waitsFor }) => waitsFor.length === 0)
    .map(joinDraftText)
    .find((text) => !shown.has(makeLineKey(text)))
  return next
    ? { line: next, note: 'Another draft from your sentences.' }
    : { cannot: 'Your sentences make no other line.' }
}

/** Drops a whole part if `what` is one; otherwise only these words, never the sentence around them. */
function leaveOut({ line, parts }: LineToRefine, what: string): RefinementOutcome {
  const at = parts.findIndex((part) => normalizePhrase(part) === normalizePhrase(what))
  const found = findPhrasePosition(line, what)
  if (!found) return { cannot: `“${what}” isn’t in the line.` }
  const left = at >= 0 && parts.length > 1 ? joinUvpParts(parts.toSpliced(at, 1)) : removeRange(line, found)
  if (countTextWords(left) < wordsMin)
    return { cannot: 'That wouldn’t leave enough of the line. You can edit it by hand.' }
  return { line: left, note: `Taken out: “${dropEndMark(what)}”.` }
}

function replace({ line }: LineToRefine, what: string, instead: string): RefinementOutcome {
  let changed = line
  let from = 0
  for (let found = findPhrasePosition(line, what); found; found = findPhrasePosition(changed, what, from)) {
    const before = changed.slice(0, found.start)
    const after = changed.slice(found.end)
    const put = /^[.!?,;:]/.test(after) ? instead.replace(/[.!?,;:]+$/, '') : instead
    changed = before + (/(?:^|[.!?…]["”’)]*\s+)$/.test(before) ? capitalizeSentence(put) : put) + after
    from = found.start + put.length
  }
  if (from === 0) return { cannot: `“${what}” isn’t in the line.` }
  return { line: addFullStop(changed), note: `Replaced “${what}” with “${instead}”.` }
}

function add({ line, parts }: LineToRefine, what: string): RefinementOutcome {
  if (makeLineKey(what) === '') return { cannot: 'Say what to add, in a sentence.' }
  if (makeLineKey(line).includes(makeLineKey(what))) return { cannot: 'That’s already in the line.' }
  return { line: joinUvpParts([...parts, what]), note: 'Added.' }
}

/** Applies one wish to the line. */
export function applyRefinement(toRefine: LineToRefine, wish: Refinement): RefinementOutcome {
  switch (wish.kind) {
    case 'look':
      return { cannot: '' }
    case 'shorter':
      return shorten(toRefine)
    case 'one-sentence':
      return toOneSentence(toRefine)
    case 'two-sentences':
      return toTwoSentences(toRefine)
    case 'name-first':
      return placeName(toRefine, 'first')
    case 'name-last':
      return placeName(toRefine, 'last')
    case 'speak-to-you':
      return speakToYou(toRefine)
    case 'plain-punctuation':
      return plainPunctuation(toRefine)
    case 'another-way':
      return anotherWay(toRefine)
    case 'lead-with': {
      const at = toRefine.parts.findIndex((part) => normalizePhrase(part) === normalizePhrase(wish.part))
      if (at < 0) return { cannot: `“${wish.part}” isn’t part of the line.` }
      return at === 0
        ? { cannot: 'The line already opens with it.' }
        : moveTo(toRefine.parts, at, 'first', 'It now opens with that.')
    }
    case 'leave-out':
      return leaveOut(toRefine, wish.part)
    case 'add':
      return add(toRefine, wish.what)
    case 'replace':
      return replace(toRefine, wish.what, wish.with)
  }
}

/** The wishes that cannot be applied to this line, each with the reason. */
export function listImpossibleRefinements(toRefine: LineToRefine): Partial<Record<RefinementKind, string>> {
  const cannot: Partial<Record<RefinementKind, string>> = {}
  for (const kind of simpleRefinements) {
    const outcome = applyRefinement(toRefine, { kind })
    if ('cannot' in outcome) cannot[kind] = outcome.cannot
  }
  if (toRefine.parts.length < 2) {
    cannot['lead-with'] = 'The line has only one part.'
    cannot['leave-out'] = 'The line has only one part.'
  }
  if (listAddableSentences(toRefine).length === 0) cannot.add = 'Every sentence of yours is already in the line.'
  return cannot
}
