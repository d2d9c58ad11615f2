/** Small invented sites, each with one slot for a statement that contradicts another page or one that only nearly does. */
import { z } from 'zod'
import type { FetchedSite } from '#contract/brand-review.ts'
import { findContradictions } from '#engine/brand-review/find-contradictions.ts'
import { type Ask, readSite } from '#engine/brand-review/read-site.ts'
import { readCases } from '../read-cases.ts'

const site = z.object({
  id: z.string(),
  name: z.string(),
  /** Their misses were not gone through one by one; but the hand that wrote them made the method too, so no figure here is blind. */
  isKeptBack: z.boolean(),
  contradicting: z.string(),
  agreeing: z.string(),
  /** `{}` in a paragraph is the slot. */
  pages: z.array(z.object({ path: z.string(), title: z.string(), paragraphs: z.array(z.string()) })),
})
export type ContradictingSite = z.infer<typeof site>

export const readContradictingSites = () => readCases(import.meta.dirname, 'sites.jsonl', site)
/** Pairs of statements, each on a page of its own, that a fair reader would let stand side by side. */
export const readNearMisses = () =>
  readCases(import.meta.dirname, 'near-misses.jsonl', z.tuple([z.string(), z.string()]))

const ask: Ask = {
  brandArchetype: 'caregiver',
  coreValues: [],
  targetAudience: '',
  brandTone: 'friendly',
  socialHandles: {},
}
const filler = 'This page says a few things about what we do and how it works for you and for whoever comes to see us.'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Page = ContradictingSite['pages'][number]

function pageHtml({ title, paragraphs }: Page, name: string): string {
  const body = [filler, ...paragraphs].map((text) => `<p>${escaped(text)}</p>`).join('')
  return `<!doctype html><html lang="en"><title>${escaped(`${title} | ${name}`)}</title><main><h1>${escaped(title)}</h1>${body}</main></html>`
}

/** The pairs of sentences that contradict each other on the pages of a business so named. */
export function contradictionsIn(name: string, pages: readonly Page[]): [string, string][] {
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
  const { contradictions } = findContradictions(readSite(fetched, ask, brand).pages, name)
  return contradictions.map(({ one, other }) => [one.sentence, other.sentence])
}

/** The pages with a statement in the slot. */
export const fillSlot = ({ pages }: ContradictingSite, statement: string): Page[] =>
  pages.map((page) => ({ ...page, paragraphs: page.paragraphs.map((text) => text.replace('{}', () => statement)) }))
