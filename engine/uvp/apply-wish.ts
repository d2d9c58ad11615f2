/** The thirteen wishes: each moves, drops or adds whole pieces; none writes a word of its own. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { type RefineWish, simpleWishes, type WishKind } from '#contract/uvp.ts'
import { overlap, readTold, type Told, type ToldRecord } from '#engine/language/read-told.ts'
import { wordCount } from '#engine/language/shorten-told.ts'
import slips from '#engine/language/slips.json' with { type: 'json' }
import { closed } from '#engine/language/told-sentences.ts'
import { draftLines, lineWordsMax } from './draft-lines.ts'
import {
  afterSemicolon,
  asSentence,
  findPhrase,
  joinParts,
  partsOf,
  plain,
  tidied,
  withoutEnd,
  withoutStart,
} from './line-parts.ts'

/** The line on the bench with all that it can be changed by. */
export type Bench = { line: string; parts: string[]; told: ToldRecord; brief: BrandBrief; earlier: readonly string[] }
/** A changed line with what happened to it, or why it stays as it is. */
export type Outcome = { line: string; note: string } | { cannot: string }

export function openBench(line: string, brief: BrandBrief, earlier: readonly string[]): Bench {
  return { line, parts: partsOf(line), told: readTold(brief), brief, earlier }
}

const isNamed = (part: string, { name }: ToldRecord) => plain(part).includes(plain(name.text))
const isOffer = (part: string, { offers }: ToldRecord) => offers.some(({ text }) => overlap(part, text))

/** Everything told that the line does not say yet. */
export const addable = ({ line, told }: Bench): Told[] =>
  [...told.differences, ...told.needs, ...told.results, ...told.offers].filter(
    ({ text }) => !partsOf(line).some((part) => overlap(part, text)),
  )

const clauseEnd = /,\s+(?=(?:so|and|but|because|which|where|while|then)\s)/

/** One long sentence loses its last clause; several lose the last that neither names the business nor says what is sold. */
function shorten({ line, parts, told }: Bench): Outcome {
  const at = parts.findLastIndex((part) => !isNamed(part, told) && !isOffer(part, told))
  if (parts.length > 1 && at >= 0)
    return { line: joinParts(parts.toSpliced(at, 1)), note: `Taken out: “${withoutEnd(parts[at] ?? '')}”.` }
  const clauses = line.split(clauseEnd)
  const kept = clauses[0] ?? ''
  if (parts.length === 1 && clauses.length > 1 && wordCount(kept) >= 5 && isNamed(kept, told))
    return { line: closed(kept), note: 'Cut after the first part.' }
  return {
    cannot: parts.some((part) => isNamed(part, told))
      ? 'What’s left says who you are and what you do. Any shorter would lose one of them.'
      : 'No part can be cut.',
  }
}

function toOneSentence({ parts }: Bench): Outcome {
  if (parts.length < 2) return { cannot: 'It’s already one sentence.' }
  if (parts.some((part) => /[?!]$/.test(part)))
    return { cannot: 'A question or an exclamation can’t be joined into one longer sentence.' }
  const [first = '', ...rest] = parts.map(withoutEnd)
  return { line: closed([first, ...rest.map(afterSemicolon)].join('; ')), note: 'Now it’s one sentence.' }
}

function toTwoSentences({ parts }: Bench): Outcome {
  if (parts.length === 2 && !parts.some((part) => part.endsWith(';'))) return { cannot: 'It’s already two sentences.' }
  if (parts.length < 2) return { cannot: 'There’s no good place to split this sentence. You can edit it by hand.' }
  const [first = '', second = '', ...rest] = parts.map(withoutEnd)
  const tail = [second, ...rest.map(afterSemicolon)].join('; ')
  return { line: joinParts([first, tail]), note: 'Now it’s two sentences.' }
}

function moveTo(parts: readonly string[], at: number, place: 'first' | 'last', note: string): Outcome {
  const part = parts[at] ?? ''
  const others = parts.toSpliced(at, 1)
  return { line: joinParts(place === 'first' ? [part, ...others] : [...others, part]), note }
}

function placeName({ parts, told }: Bench, place: 'first' | 'last'): Outcome {
  const at = parts.findIndex((part) => isNamed(part, told))
  if (at < 0) return { cannot: 'Your name isn’t in this line.' }
  const isThere = at === (place === 'first' ? 0 : parts.length - 1)
  if (isThere) return { cannot: `The sentence with your name is already the ${place} one.` }
  return moveTo(parts, at, place, `The sentence with your name is now the ${place} one.`)
}

const speaksToYou = /\byou(?:r|rs|['’]\w+)?\b/i

/** Says something that she told with "you" in it: after the others, or where there is no room in the place of one without. */
function speakToYou(bench: Bench): Outcome {
  const { line: said, parts, told } = bench
  if (isShortLine(bench)) return { cannot: 'That would make it too long for a tagline.' }
  const spoken = addable(bench).find(({ text }) => speaksToYou.test(text))
  if (!spoken) return { cannot: 'None of your other answers speak to “you”.' }
  if (wordCount(said) + wordCount(spoken.text) <= lineWordsMax)
    return { line: joinParts([...parts, spoken.text]), note: `Now it also says “${spoken.text}”, from your answers.` }
  const at = parts.findLastIndex((part) => !isNamed(part, told) && !isOffer(part, told) && !speaksToYou.test(part))
  const line = at < 0 ? [...parts, spoken.text] : parts.toSpliced(at, 1, spoken.text)
  return { line: joinParts(line), note: `Now it speaks to “you”, with something you told us: “${spoken.text}”.` }
}

function ask(bench: Bench): Outcome {
  const question = addable(bench).find(({ text }) => text.endsWith('?'))
  if (!question) return { cannot: 'None of your answers is a question.' }
  return { line: joinParts([question.text, ...bench.parts]), note: 'It now opens with your own question.' }
}

function plainPunctuation({ line }: Bench): Outcome {
  const plainer = joinParts(
    partsOf(
      line
        .replace(/\s+[–—]\s+/g, '. ')
        .replace(/!+/g, '.')
        .replace(/…|\.{3}/g, '.'),
    ),
  )
  return plainer === line
    ? { cannot: 'Its punctuation is already plain.' }
    : { line: plainer, note: 'Now it has plain periods.' }
}

/** A line that is no value proposition, such as a tagline: other ones are written where it stands. */
const isShortLine = ({ line, parts, told }: Bench) =>
  wordCount(line) <= shortLineWordsMax && !parts.some((part) => isOffer(part, told))
const shortLineWordsMax = 8

/** The next draft of the argument that this line makes, or of any where it is no draft. */
function anotherWay(bench: Bench): Outcome {
  const { line, told, earlier } = bench
  if (isShortLine(bench)) return { cannot: '“Regenerate” writes new lines.' }
  const drafts = draftLines(told)
  const shown = new Set([line, ...earlier].map(plain))
  const own = [...drafts.values()].find((some) => some.some(({ text }) => plain(text) === plain(line))) ?? []
  const next = [...own, ...[...drafts.values()].flat()].find(({ text }) => !shown.has(plain(text)))
  return next
    ? { line: next.text, note: 'Another draft from your answers.' }
    : { cannot: 'Nothing else you told us makes a new line.' }
}

/** Words that a sentence stands without. */
const modifiers: ReadonlySet<string> = new Set(slips.modifiers)

function leaveOut({ line, parts }: Bench, what: string): Outcome {
  const at = parts.findIndex((part) => plain(part) === plain(what))
  if (parts.length > 1 && at >= 0)
    return { line: joinParts(parts.toSpliced(at, 1)), note: `Taken out: “${withoutEnd(parts[at] ?? '')}”.` }
  const found = findPhrase(line, what)
  if (!found) return { cannot: `“${what}” isn’t in the line.` }
  const before = line.slice(0, found.start)
  const after = line.slice(found.end)
  const isWhole =
    (/(?:^|[.!?;:,(]\s*)$/.test(before) && /^(?:$|\s*[.!?;:,)])/.test(after)) || modifiers.has(plain(what))
  if (!isWhole) return { cannot: `Without “${what}”, the sentence would fall apart. You can edit the line by hand.` }
  const left = tidied(/[.!?;]\s*$/.test(before) ? `${before}${withoutStart(after)}` : before + after)
  if (wordCount(left) < 3) return { cannot: 'That wouldn’t leave enough of the line. You can edit it by hand.' }
  return { line: left, note: `Taken out: “${what}”.` }
}

function replace({ line }: Bench, what: string, instead: string): Outcome {
  const found = findPhrase(line, what)
  if (!found) return { cannot: `“${what}” isn’t in the line.` }
  const isStart = found.start === 0
  const put = isStart ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead
  return {
    line: line.slice(0, found.start) + put + line.slice(found.end),
    note: `Replaced “${what}” with “${instead}”.`,
  }
}

function add({ parts }: Bench, what: string): Outcome {
  const sentence = asSentence(what)
  if (sentence === '') return { cannot: 'Say what to add, in a sentence.' }
  if (parts.some((part) => plain(part) === plain(sentence))) return { cannot: 'That’s already in the line.' }
  return { line: joinParts([...parts, sentence]), note: 'Added.' }
}

/** What the wish makes of the line on the bench. */
export function applyWish(bench: Bench, wish: RefineWish): Outcome {
  switch (wish.kind) {
    case 'look':
      return { cannot: '' }
    case 'shorter':
      return shorten(bench)
    case 'one-sentence':
      return toOneSentence(bench)
    case 'two-sentences':
      return toTwoSentences(bench)
    case 'name-first':
      return placeName(bench, 'first')
    case 'name-last':
      return placeName(bench, 'last')
    case 'speak-to-you':
      return speakToYou(bench)
    case 'question':
      return ask(bench)
    case 'plain-punctuation':
      return plainPunctuation(bench)
    case 'another-way':
      return anotherWay(bench)
    case 'lead-with': {
      const at = bench.parts.findIndex((part) => plain(part) === plain(wish.part))
      if (at < 0) return { cannot: `“${wish.part}” isn’t part of the line.` }
      return at === 0
        ? { cannot: 'The line already opens with it.' }
        : moveTo(bench.parts, at, 'first', 'It now opens with that.')
    }
    case 'leave-out':
      return leaveOut(bench, wish.part)
    case 'add':
      return add(bench, wish.what)
    case 'replace':
      return replace(bench, wish.what, wish.with)
  }
}

/** Which wishes cannot be had for this line, each with the reason. */
export function impossibleWishes(bench: Bench): Partial<Record<WishKind, string>> {
  const cannot: Partial<Record<WishKind, string>> = {}
  for (const kind of simpleWishes) {
    const outcome = applyWish(bench, { kind })
    if ('cannot' in outcome) cannot[kind] = outcome.cannot
  }
  if (bench.parts.length < 2) {
    cannot['lead-with'] = 'The line has only one part.'
    cannot['leave-out'] = 'The line has only one part.'
  }
  if (addable(bench).length === 0) cannot.add = 'Everything you told us is already in the line.'
  return cannot
}
