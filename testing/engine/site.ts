/** Websites for tests: a healthy one without faults, and ways to change it. */
import type { AuditAnalysis, AuditCheck, AuditedBrand, FetchedSite } from '#contract/brand-review.ts'
import { auditSite } from '#engine/brand-review/audit-site.ts'
import type { AuditAnswers } from '#engine/brand-review/read-site.ts'

export const healthyAuditAnswers: AuditAnswers = {
  brandArchetype: 'caregiver',
  coreValues: ['trust', 'quality'],
  targetAudience: 'Parents of small children who need shoes that fit',
  brandTone: 'friendly',
  socialHandles: {},
}
export const healthyBrand: AuditedBrand = {
  businessName: 'Tiptoe Shoes',
  chosenUvp: 'Tiptoe Shoes measures small feet by hand and sells shoes that fit',
  chosenTagline: 'Small feet, taken seriously',
  voiceWords: [],
}

export const healthyHead =
  '<meta name="viewport" content="width=device-width"><link rel="icon" href="/i.svg">' +
  '<meta property="og:title" content="Tiptoe Shoes, shoes for small feet"><meta property="og:description" content="Shoes for small feet."><meta property="og:image" content="/s.png">' +
  '<style>body{font-family:Karla,sans-serif;color:#222;background:#fff}h1,h2{color:#14532d}.buy{background:#14532d;color:#fff}</style>'

const header =
  '<header><a href="/"><img src="/logo.svg" alt="Tiptoe Shoes"></a><nav><a href="/">Home</a> <a href="/fit">Fitting</a> <a href="/us">About us</a></nav></header>'
const footer = '<footer>Tiptoe Shoes, 4 Mill Lane. Call us on <a href="tel:01615550134">0161 555 0134</a>.</footer>'

const homeText =
  '<h1>Shoes that fit small feet</h1><p>We measure your child’s feet by hand, so that you take home shoes that fit. It’s free for parents, and you can come without an appointment.</p>' +
  '<a class="buy" href="/book">Book a fitting</a><h2>How we measure</h2><p>You’ll sit down, we’ll help with the laces, and there’s a story while we measure. We care for feet that grow, so we promise never to sell a pair that’s too small.</p>' +
  '<img src="/a.jpg" alt="A child’s foot on a wooden gauge"><h2>What parents say</h2><blockquote>“They found the first shoes she would not kick off.” Mina</blockquote><p>Small feet, taken seriously: we’ve fitted 4,000 children since 1998.</p>'
const fitText =
  '<h1>How a fitting goes</h1><p>You’re welcome any day but Sunday. We’ll measure both feet, bring three pairs and let your child run about the shop. It takes half an hour and it’s free.</p>' +
  '<p>If the shoes don’t fit after a week, bring them back and we’ll swap them with a smile. We’re happy to help, and you don’t need the box.</p><a class="buy" href="/book">Book a fitting</a>'

export type TestPage = { path: string; title: string; head?: string; description?: string; body: string }

const describe = (description: string) =>
  description === '' ? '' : `<meta name="description" content="${description}">`

/** A page with head, menu and footer around a text. */
export function makePageHtml({
  title,
  head = healthyHead,
  description = `${title}: shoes that fit small feet.`,
  body,
}: TestPage) {
  return `<!doctype html><html lang="en"><head><title>${title}</title>${describe(description)}${head}</head><body>${header}<main>${body}</main>${footer}</body></html>`
}

export const healthyPages: readonly TestPage[] = [
  { path: '/', title: 'Tiptoe Shoes | Shoes for small feet', body: homeText },
  { path: '/fit', title: 'How a fitting goes | Tiptoe Shoes', body: fitText },
]

export const makeTestAddress = (path: string) => `https://tiptoe.example${path}`

/** A site as a fetcher returns it. */
export function makeSite(pages: readonly { path: string; html: string }[]): FetchedSite {
  return {
    entry: makeTestAddress('/'),
    pages: pages.map(({ path, html }) => ({
      url: makeTestAddress(path),
      status: 200,
      contentType: 'text/html; charset=utf-8',
      html,
    })),
    stylesheets: [],
    unreachable: [],
  }
}

/** The healthy site with each page's HTML changed by `change`, which also gets the path. */
export function makeChangedSite(change: (html: string, path: string) => string = (html) => html): FetchedSite {
  return makeSite(healthyPages.map((page) => ({ path: page.path, html: change(makePageHtml(page), page.path) })))
}

/** A site with copies of the healthy start page under every path, which differ in title and last paragraph. */
export const makeCopiesOfHome = (paths: readonly string[], titleOf: (path: string) => string): FetchedSite =>
  makeSite(
    paths.map((path) => ({
      path,
      html: makePageHtml({ path, title: titleOf(path), body: `${homeText}<p>${path}</p>` }),
    })),
  )

const today = '2026-11-02'

/** Analyzes a site; throws if no report results. */
export function analyzeSite(
  site: FetchedSite,
  ask: AuditAnswers = healthyAuditAnswers,
  brand: AuditedBrand = healthyBrand,
  intended: readonly string[] = [],
): AuditAnalysis {
  const result = auditSite(site, ask, brand, { today, intended })
  if (result.kind === 'failed') throw new Error(result.reason)
  return result.analysis
}

export function getCheck(analysis: AuditAnalysis, id: string): AuditCheck {
  const check = analysis.checks.find((each) => each.id === id)
  if (!check) throw new Error(`There is no check ${id}.`)
  return check
}
