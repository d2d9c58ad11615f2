/** Values that a sentence of running text names: "Our values are …", "We believe in …", "The first is …". */
import { sentencesOf } from './document-text.ts'
import { motifShown } from './motif-shown.ts'
import { type Item, splitList } from './value-items.ts'
import { others } from './value-leads.ts'
import { motifNamed } from './value-motifs.ts'
import { isTitle, tidyTitle, titleFromSentence } from './value-titles.ts'

const nouns = '(?:values?|principles?|beliefs?|commitments?|promises?|convictions?|virtues?|ideals?|creed)'

/** Each catches the list of what is named; `isStrict` ones take only what is known as a value. */
const forms: readonly { pattern: RegExp; isStrict: boolean; isOwnList: boolean }[] = [
  {
    pattern: new RegExp(
      `\\b(?:our|my|the|these|those|its|company|core|guiding|\\d|two|three|four|five|six)(?: \\w+){0,3} ${nouns}(?: here| today| (?:of|at|in|for) [\\w'& -]{2,40}?)? (?:are|is|remain|have always been|were and are|include)(?: still| simply| these)?:? (.+)$`,
      'i',
    ),
    isStrict: false,
    isOwnList: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:the|our|these|my)(?: \\w+){0,2} ${nouns} (?:that )?[\\w'& -]{2,45}? (?:are|is|remain):? (.+)$`,
      'i',
    ),
    isStrict: true,
    isOwnList: true,
  },
  {
    pattern:
      /\b(?:we|i) (?:\w+ly |still |all |do )?(?:believe in|stand for|live by|hold to|swear by|are guided by|are driven by|put .{0,12}?faith in)(?: the (?:values|principles) of)? (.+)$/i,
    isStrict: false,
    isOwnList: false,
  },
  {
    pattern:
      /\b(?:we|i) (?:\w+ly |still |all |do )?(?:value|prize|treasure|care (?:most |deeply )?about|are committed to|put|insist on|owe \w+ customers) (?!your\b|you\b|the (?:opportunity|time))(.+)$/i,
    isStrict: true,
    isOwnList: false,
  },
  {
    pattern:
      /\b(?:is |are |was |were )?(?:rests?|rested|built|founded|based|grounded|rooted|runs?|stands?|stood|guided|driven|bound together|held together) (?:on|upon|in|by) (?:the (?:values|principles) of )?(.+)$/i,
    isStrict: true,
    isOwnList: true,
  },
  {
    pattern: new RegExp(
      `^(.{3,60}?) (?:is|are|remains?) (?:(?:one|two|three|all|both|each) of )?(?:our|my|the)(?: \\w+){0,2} ${nouns}\\b`,
      'i',
    ),
    isStrict: false,
    isOwnList: true,
  },
  {
    pattern:
      /^(.{3,60}?) (?:matters? (?:most|more)|comes? first|is at the heart|is everything|is what we stand for|is not negotiable|is non-negotiable)\b/i,
    isStrict: true,
    isOwnList: false,
  },
]

const belief = /\b(?:we|i)(?:'ve| have)? (?:\w+ly |still |always |all )?believed? (?:that |in )?(.{8,})$/i

const ordinal =
  /^(?:and |but )?(?:the |our |my |number )?(?:first|second|third|fourth|fifth|sixth|last|other|next|final|one|another)(?: (?:one|value|principle|rule|promise|belief|thing|commitment))?(?:,| is| was|:) (?:that |called |simply )?(.{3,60}?)(?:[.:;,]|\s[-–—]\s|$)/i

type Named = Item & { isOwnList: boolean }

/** The sentence that says what a named value means: "Fairness: one price for all", "By fairness we mean …". */
export function explain(title: string, sentences: readonly string[]): string {
  const words = title.replace(/[^\p{L}\p{N} '-]/gu, '.')
  const meant = new RegExp(`^(?:the |and |our |by |for us,? |to us,? )*${words}\\b(?:\\s*[:–—-]\\s*)?`, 'iu')
  const found = sentences.find((sentence) => meant.test(sentence))
  if (found === undefined) return ''
  const rest = found.replace(meant, '')
  return new RegExp(`^(?:the |our )?${words}\\s*[:–—-]`, 'i').test(found) ? rest : found
}

/** The rest of the text after the sentence, as long as it goes on about that one value. */
function saidOf(title: string, sentences: readonly string[], at: number): string {
  return explain(title, sentences.slice(at + 1))
}

function namesIn(list: string, isStrict: boolean): string[] {
  const names = splitList(list)
  const good = names.filter((name) => isTitle(name) && !/ing\b.* /i.test(name))
  if (isStrict) {
    const short = good.filter((name) => name.split(' ').length <= 3)
    const known = short.filter((name) => motifNamed(name))
    // What stands among known values is one as well.
    return known.length * 2 > names.length ? (names.length > 2 ? short : known) : []
  }
  // A list of which most reads as something else is none.
  return good.length * 2 > names.length ? good : []
}

/** The values that a paragraph names, each with the sentence that names it. */
export function valuesNamedIn(paragraph: string): Named[] {
  const sentences = sentencesOf(paragraph)
  const found: Named[] = []
  let hasList = false
  // Whoever says more than once what she believes is stating her beliefs.
  const isBelieving = sentences.filter((sentence) => belief.test(sentence)).length > 1
  for (const [at, sentence] of sentences.entries()) {
    if (/\b(?:not|never|no longer|nobody|most|other|every|they|their|competitors?)\b/i.test(sentence.slice(0, 40)))
      continue
    if (others.test(sentence)) continue
    const add = (names: string[], isOwnList: boolean) => {
      for (const name of names) {
        const more = saidOf(name, sentences, at)
        const rest = names.length === 1 ? sentences.slice(at + 1).join(' ') : ''
        found.push({ title: tidyTitle(name), description: more || rest, quote: sentence, isSentence: false, isOwnList })
      }
      hasList ||= names.length > 0 && isOwnList
    }
    for (const { pattern, isStrict, isOwnList } of forms) {
      const list = pattern.exec(sentence)?.[1]
      const names = list === undefined ? [] : namesIn(list, isStrict)
      if (names.length === 0) continue
      add(names, isOwnList)
      break
    }
    const believed = belief.exec(sentence)?.[1]
    if (believed && !found.some(({ quote }) => quote === sentence)) {
      const clause = believed.replace(/[:;.].*$/s, '')
      if (motifNamed(clause) || motifShown(believed) || isBelieving) {
        const title = motifNamed(clause)?.title ?? titleFromSentence(clause)
        found.push({ title, description: sentence, quote: sentence, isSentence: true, isOwnList: false })
      }
    }
    const counted = ordinal.exec(sentence)?.[1]
    if (
      counted &&
      isTitle(counted) &&
      (hasList || (/\b(?:values?|principles?|rules?|promises?|beliefs?)\b/i.test(paragraph) && motifNamed(counted)))
    )
      add([counted], true)
  }
  return found
}
