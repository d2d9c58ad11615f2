/** How the strategist quotes: the owner's own words, in quotation marks, cut only between words. */
import { type ArchetypeId, archetypes } from '#contract/archetypes.ts'
import type { Category } from '#contract/brand.ts'
import type { StrategistRecord } from '#contract/strategist-record.ts'

const lengthMax = 220

/** A text of the owner's in quotation marks, at most 220 characters of it. */
export function quote(text: string): string {
  const said = text.trim().replace(/\s+/g, ' ').replace(/[“”"]/g, "'")
  if (said.length <= lengthMax) return `“${said}”`
  return `“${said.slice(0, lengthMax).replace(/\s+\S*$/, '')} …”`
}

/** "a", "a and b", "a, b and c". */
export function joinAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** The same, each in quotation marks. */
export const quoteAll = (items: readonly string[]) => joinAnd(items.map(quote))

/** A full stop inside the quotation marks is enough. */
const endOnce = (text: string) => text.replace(/([.!?…])”\./g, '$1”')

/** Sentences in one paragraph; empty ones are left out. */
export const say = (...sentences: readonly (string | false | null | undefined)[]) =>
  endOnce(sentences.filter((sentence) => sentence !== '' && typeof sentence === 'string').join(' '))

/** Paragraphs; empty ones are left out. */
export const paragraphs = (...parts: readonly (string | false | null | undefined)[]) =>
  endOnce(parts.filter((part) => part !== '' && typeof part === 'string').join('\n\n'))

/** What the categories are about, as the end of a sentence. */
export const categoryQuestions: Readonly<Record<Category, string>> = {
  culture: 'how you work when nobody is watching',
  customers: 'who your best customers are',
  voice: 'how you sound',
  feeling: 'how people should feel after dealing with you',
  impact: 'what changes for people because of you',
  xfactor: 'what nobody else has',
}

/** The business by its name, or "your business" where it has not been told. */
export function nameOf({ brief }: StrategistRecord): string {
  return hasName(brief.businessName) ? brief.businessName : 'your business'
}

const hasName = (name: string) => name !== '' && name !== 'Your Business Name'

/** The name of an archetype with its article inside a sentence: "the Sage". */
export const archetypeName = (id: ArchetypeId) => archetypes[id].name.replace(/^The /, 'the ')
