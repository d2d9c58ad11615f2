/** The audit part of a set: audits pairs of sites, one clean and one with defects, that the set has as folders. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { AuditAnalysis, FetchedSite } from '#contract/brand-review.ts'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { brandTones } from '#contract/plain/brand-review-options.ts'
import { auditSite } from '#engine/brand-review/audit-site.ts'
import { readCases } from './read-cases.ts'

export const auditPairCase = z.object({
  id: z.string(),
  clean: z.string(),
  defective: z.string(),
  entry: z.string(),
  /** The date that the audit takes for today, as YYYY-MM-DD. */
  today: z.string().optional(),
  input: z.object({
    businessName: z.string(),
    brandArchetype: z.enum(archetypeIds),
    coreValues: z.array(z.string()),
    targetAudience: z.string(),
    brandTone: z.enum(brandTones),
  }),
})
type AuditPair = z.infer<typeof auditPairCase>

const address = (file: string) => `https://site.example/${file.split(path.sep).join('/')}`

/** A folder as the fetcher would return its site: every page, and the style sheets that pages link to. */
function readSiteFolder(folder: string, entry: string): FetchedSite {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .sort((one, other) => Number(other === entry) - Number(one === entry))
    .map((file) => ({ url: address(file), status: 200, contentType: 'text/html', html: read(file) }))
  const stylesheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const linking = pages.filter(({ html }) => html.includes(path.basename(file)))
      return { url: address(file), css: read(file), pages: linking.map(({ url }) => url) }
    })
  return { entry: address(entry), pages: [...pages, ...missingFrom(pages)], stylesheets, unreachable: [] }
}

type Page = FetchedSite['pages'][number]

/** The 404 answers for pages that are linked but not in the folder. */
function missingFrom(pages: readonly Page[]): Page[] {
  const links = pages.flatMap(({ url, html }) =>
    [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/gi)].flatMap(([, href = '']) =>
      new URL(href, url).href.replace(/#.*$/, ''),
    ),
  )
  const isPage = (url: string) =>
    url.startsWith(address('')) && /\.html?$/.test(url) && !pages.some((page) => page.url === url)
  return [...new Set(links)].filter(isPage).map((url) => ({ url, status: 404, contentType: 'text/html', html: '' }))
}

function auditFolder(folder: string, { id, entry, input, today }: AuditPair): AuditAnalysis {
  const { businessName, ...ask } = input
  const brand = { businessName, chosenUvp: '', chosenTagline: '', voiceWords: [] }
  const result = auditSite(readSiteFolder(folder, entry), { ...ask, socialHandles: {} }, brand, {
    ...(today !== undefined && { today }),
  })
  if (result.kind === 'failed') throw new Error(`${id} in ${folder} could not be audited: ${result.reason}`)
  return result.analysis
}

/** The analyses of both sites of a pair. */
export function auditBothSites(set: string, pair: AuditPair) {
  const folderOf = (site: string) => path.join(set, 'audit', site)
  return {
    id: pair.id,
    clean: auditFolder(folderOf(pair.clean), pair),
    defective: auditFolder(folderOf(pair.defective), pair),
  }
}

/** The analyses of all pairs of a set. */
export const predictAuditPairs = (setDir: string) =>
  readCases(setDir, 'audit/pairs.jsonl', auditPairCase).map((pair) => auditBothSites(setDir, pair))
