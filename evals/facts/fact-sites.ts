/** Small invented sites on which facts contradict each other, or only seem to. */
import { z } from 'zod'
import type { FetchedSite } from '#contract/brand-review.ts'
import { factTypes } from '#engine/brand-review/fact-checks.ts'
import { type AuditAnswers, readSite } from '#engine/brand-review/read-site.ts'
import { readStatements } from '#engine/brand-review/read-statements.ts'
import { readCases } from '../read-cases.ts'

const page = z.object({ path: z.string(), title: z.string(), paragraphs: z.array(z.string()) })
type Page = z.infer<typeof page>

/** `agreeing` is a statement for the slot `{}` of a paragraph; it only seems to contradict another page. */
const site = z.object({ id: z.string(), name: z.string(), agreeing: z.string(), pages: z.array(page) })
export const readFactSites = () => readCases(import.meta.dirname, 'sites.jsonl', site)

/** A consistent site, and changes to single passages: `finds` is the check that must report the change, null for none. */
const trade = z.object({
  id: z.string(),
  name: z.string(),
  pages: z.array(page),
  changes: z.array(z.object({ from: z.string(), to: z.string(), finds: z.string().nullable() })),
})
type Trade = z.infer<typeof trade>
export const readFactTrades = () => readCases(import.meta.dirname, 'trades.jsonl', trade)

export const applyPassageChange = ({ pages }: Trade, { from, to }: { from: string; to: string }): Page[] =>
  pages.map((each) => ({ ...each, paragraphs: each.paragraphs.map((text) => text.replace(from, () => to)) }))

/** Pairs of statements, each on its own page, that a fair reader would not call contradictory. */
export const readSeemingContradictions = () =>
  readCases(import.meta.dirname, 'near-misses.jsonl', z.tuple([z.string(), z.string()]))

const ask: AuditAnswers = {
  brandArchetype: 'caregiver',
  coreValues: [],
  targetAudience: '',
  brandTone: 'friendly',
  socialHandles: {},
}
const filler = 'This page says a few things about what we do and how it works for you and for whoever comes to see us.'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function pageHtml({ title, paragraphs }: Page, name: string): string {
  const body = [filler, ...paragraphs].map((text) => `<p>${escaped(text)}</p>`).join('')
  return `<!doctype html><html lang="en"><title>${escaped(`${title} | ${name}`)}</title><main><h1>${escaped(title)}</h1>${body}</main></html>`
}

type FoundPair = { type: string; one: string; other: string }

/** The pairs of contradicting sentences on the pages of a business with this name. */
export function findDisagreements(name: string, pages: readonly Page[]): FoundPair[] {
  const address = (path: string) => `https://site.example${path}`
  const fetched: FetchedSite = {
    entry: address('/'),
    pages: pages.map((page) => ({
      url: address(page.path),
      status: 200,
      contentType: 'text/html',
      html: pageHtml(page, name),
    })),
    stylesheets: [],
    unreachable: [],
  }
  const brand = { businessName: name, chosenUvp: '', chosenTagline: '', voiceWords: [] }
  const read = readSite(fetched, ask, brand)
  const statements = readStatements(read.pages)
  return Object.entries(factTypes).flatMap(([id, type]) =>
    type.read(read, statements).disagreements.map(({ one, other }) => ({
      type: id,
      one: one.statement.sentence,
      other: other.statement.sentence,
    })),
  )
}

/** The pages with a statement in the slot. */
export const fillStatementSlot = ({ pages }: z.infer<typeof site>, statement: string): Page[] =>
  pages.map((page) => ({ ...page, paragraphs: page.paragraphs.map((text) => text.replace('{}', () => statement)) }))
