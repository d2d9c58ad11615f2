/** Finds values listed within a sentence: "We stand for trust, nerve and play." */
import { splitDocumentSentences } from './document-text.ts'
import type { ClassifiedLines, ItemList } from './item-lists.ts'
import { weighAnnouncement } from './value-announcements.ts'
import { canBeTitle, tidyTitle } from './value-titles.ts'
import { findValueInTitle } from './value-words.ts'

const nameWordsMax = 4
/** Upper bound on the places per sentence where an enumeration is tried, to keep the time linear. */
const openingsMax = 4

/** Words after which an enumeration may begin. */
const openings = /:\s+|\b(?:are|is|remain|include|stands? for|lives? by|believes? in|guided by|comes? down to)\s+/gi

/** The parts of "A, B and C", without articles. */
const splitList = (list: string) =>
  list
    .split(/,\s*(?:(?:and|or)\s+|&\s*)?|\s(?:and|&)\s/i)
    .map((part) => part.trim().replace(/^(?:the|a|an|in)\s+/i, ''))
    .filter((part) => part !== '')

/** The names at the end of a sentence, if it announces them and at least half are known values. */
function namesIn(sentence: string): string[] {
  for (const { index, 0: sign } of [...sentence.matchAll(openings)].slice(0, openingsMax)) {
    if (weighAnnouncement(sentence.slice(0, index + sign.length).trim()) < 2) continue
    const names = splitList(sentence.slice(index + sign.length).replace(/["“”]|[.!]+$/g, ''))
    const isName = (name: string) => name.split(' ').length <= nameWordsMax && canBeTitle(name)
    const areKnown = names.filter((name) => findValueInTitle(name)).length * 2 >= names.length
    if (areKnown && names.length > 1 && names.every(isName)) return names
  }
  return []
}

/** Finds all lists within sentences; each value is quoted by the sentence that names it. */
export function findInlineLists(layout: ClassifiedLines): ItemList[] {
  return layout.flatMap(({ line }, at) =>
    splitDocumentSentences(line.text).flatMap((quote): ItemList[] => {
      const shared = { description: '', quote, line: at, isSentence: false }
      const items = namesIn(quote).map((name) => ({ ...shared, title: tidyTitle(name) }))
      return items.length === 0 ? [] : [{ form: 'named', items, from: at, to: at + 1 }]
    }),
  )
}
