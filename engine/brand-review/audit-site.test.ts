import { describe, expect, it } from 'vitest'
import type { AuditAnalysis, FetchedSite } from '#contract/brand-review.ts'
import { auditAnalysis, fetchedSite } from '#contract/brand-review.ts'
import {
  analyzeSite,
  getCheck,
  healthyAuditAnswers,
  healthyBrand,
  makeChangedSite,
  makeCopiesOfHome,
  makeSite,
  makeTestAddress,
} from '#testing/engine/site.ts'
import { auditSite } from './audit-site.ts'
import { collapseSpaces } from './gather-blocks.ts'

const scoresOf = ({ voiceAnalysis, visualAnalysis, messagingAnalysis, consistencyAnalysis }: AuditAnalysis) => [
  voiceAnalysis.score,
  visualAnalysis.score,
  messagingAnalysis.score,
  consistencyAnalysis.score,
]
const scriptPage =
  '<!doctype html><html><head><title>App</title><script src="/app.js"></script></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>'

/** The visible text of a page and the texts in its head, with single spaces. */
const readable = (html: string) =>
  collapseSpaces(
    html
      .replace(/<(?:title|h\d|p|a|div|li|blockquote|footer|nav|main|header)[^>]*>/g, ' ')
      .replace(/<meta [^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]+>/g, ''),
  )

describe('the audit of a site', () => {
  it('gives a healthy site high scores, strengths and nothing to recommend', () => {
    const analysis = analyzeSite(makeChangedSite())
    expect(Math.min(...scoresOf(analysis))).toBeGreaterThanOrEqual(9)
    expect(analysis.recommendations).toEqual({ immediate: [], longTerm: [] })
    expect(analysis.voiceAnalysis.strengths.length).toBeGreaterThan(0)
    expect(auditAnalysis.parse(analysis)).toEqual(analysis)
    expect(fetchedSite.parse(makeChangedSite())).toEqual(makeChangedSite())
  })

  it('gives the same analysis for the same site', () => {
    expect(analyzeSite(makeChangedSite())).toEqual(analyzeSite(makeChangedSite()))
  })

  it('calculates each score as the weighted mean of its checks, without those that could not be made', () => {
    const analysis = analyzeSite(makeChangedSite((html) => html.replace(/ alt="[^"]*"/g, '')))
    const visual = analysis.checks.filter(({ score, measure }) => score === 'visual' && measure !== null)
    const weights = visual.reduce((sum, { weight }) => sum + weight, 0)
    const mean = visual.reduce((sum, { weight, measure }) => sum + weight * (measure ?? 0), 0) / weights
    expect(analysis.visualAnalysis.score).toBeCloseTo(10 * mean, 1)
    expect(analysis.visualAnalysis.score).toBeLessThan(9)
  })

  it('quotes only text that is on the page it names', () => {
    const sloppy = makeChangedSite((html, path) =>
      path === '/fit'
        ? html
            .replace('half an hour and it’s free', 'an hour &amp; costs £20.  You must   leverage <b>our</b> solutions')
            .replaceAll('Tiptoe', 'Tip Toe')
        : html
            .replace('#222', '#ddd')
            .replace('<h1>Shoes that fit small feet</h1>', '<h1>WOW!!!\n Super shoes, guys!</h1>'),
    )
    const quotes = analyzeSite(sloppy).checks.flatMap(({ evidence }) => evidence.filter((each) => 'quote' in each))
    expect(quotes.length).toBeGreaterThan(5)
    for (const { page, quote } of quotes) {
      const html = sloppy.pages.find(({ url }) => url === page)?.html ?? ''
      expect(readable(html).replaceAll('&amp;', '&')).toContain(quote)
    }
  })

  it('does not pass a check that one page of many fails, and names that page', () => {
    const whole = makeCopiesOfHome(['/', '/a', '/b', '/c', '/d', '/e'], (path) => `Tiptoe Shoes ${path}`)
    const without = whole.pages.map((page) =>
      page.url === makeTestAddress('/e') ? { ...page, html: page.html.replace(/<link rel="icon"[^>]*>/, '') } : page,
    )
    const site = { ...whole, pages: without }
    const analysis = analyzeSite(site)
    const check = getCheck(analysis, 'visual-icon')
    expect(analysis.visualAnalysis.strengths).not.toContain(check.finding)
    expect(check).toMatchObject({
      outcome: 'partly',
      finding: '“Tiptoe Shoes /e” has no link to an icon for browser tabs.',
    })
  })

  it('skips checks that compare pages on a site with a single page', () => {
    const analysis = analyzeSite(makeCopiesOfHome(['/'], () => 'Tiptoe Shoes | Shoes for small feet'))
    for (const id of ['consistency-style', 'consistency-tone', 'consistency-menu']) {
      expect(getCheck(analysis, id)).toMatchObject({
        outcome: 'could-not-be-checked',
        measure: null,
        evidence: [],
        fix: '',
      })
    }
    expect(analysis.consistencyAnalysis.score).toBeGreaterThan(8)
  })

  it('treats a list of short links as a menu, and none of its entries as a call to action', () => {
    const entries = ['Home', 'Fitting', 'Contact'].map((text) => `<li><div><a href="/${text}">${text}</a></div></li>`)
    const site = makeChangedSite((html) =>
      html.replace(/<nav>.*<\/nav>/, `<ul>${entries.join('')}</ul>`).replace(/<a class="buy".*?<\/a>/g, ''),
    )
    const analysis = analyzeSite(site)
    expect(getCheck(analysis, 'consistency-menu').outcome).toBe('passed')
    expect(getCheck(analysis, 'messaging-ask').outcome).toBe('failed')
  })

  it('ignores a cookie banner but reads about a bakery’s cookies', () => {
    const bar = '<div id="cookie-bar"><p>We use cookies to leverage synergies.</p><button>Accept all</button></div>'
    const cakes = '<div class="cookie-list"><p>Our cookies leverage synergies.</p></div>'
    const quotesWith = (more: string) =>
      JSON.stringify(analyzeSite(makeChangedSite((html) => html.replace('<h1>', `${more}<h1>`))).checks)
    expect(quotesWith(bar)).not.toContain('leverage')
    expect(quotesWith(cakes)).toContain('leverage')
  })

  it('fails only the headline if it is a greeting and the lines below it state the offer', () => {
    const strip = '<a href="#content">Skip to content</a><p>Ring 0161 555 0134</p>'
    const analysis = analyzeSite(
      makeChangedSite((html) =>
        html.replace('<main>', `${strip}<main>`).replace('Shoes that fit small feet</h1>', 'Welcome</h1>'),
      ),
    )
    expect(getCheck(analysis, 'messaging-headline').outcome).toBe('failed')
    expect(getCheck(analysis, 'messaging-offer')).toMatchObject({
      outcome: 'passed',
      evidence: [{ quote: expect.stringContaining('We measure') }, {}, {}],
    })
  })
})

describe('a site that cannot be read completely', () => {
  it('lists a page that needs JavaScript and does not score it', () => {
    const site = makeChangedSite((html, path) => (path === '/fit' ? scriptPage : html))
    const analysis = analyzeSite(site)
    expect(analysis.pages[1]).toMatchObject({ url: makeTestAddress('/fit'), state: 'needs-script' })
    expect(analysis.pages[1]?.note).toContain('JavaScript')
    expect(Math.min(...scoresOf(analysis))).toBeGreaterThanOrEqual(9)
    expect(
      analysis.checks.flatMap(({ evidence }) => evidence).some(({ page }) => page === makeTestAddress('/fit')),
    ).toBe(false)
  })

  it('fails with an explanation if every page needs JavaScript', () => {
    const result = auditSite(
      makeChangedSite(() => scriptPage),
      healthyAuditAnswers,
      healthyBrand,
    )
    expect(result).toMatchObject({ kind: 'failed', reason: expect.stringContaining('JavaScript') })
  })

  it('fails with an explanation if no page could be loaded', () => {
    const blocked: FetchedSite = {
      entry: makeTestAddress('/'),
      pages: [
        { url: makeTestAddress('/'), status: 403, contentType: 'text/html', html: '<h1>Forbidden</h1>'.repeat(40) },
      ],
      stylesheets: [],
      unreachable: [{ url: makeTestAddress('/fit'), reason: 'timed out' }],
    }
    expect(auditSite(blocked, healthyAuditAnswers, healthyBrand)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('403'),
    })
    expect(auditSite({ ...blocked, pages: [], unreachable: [] }, healthyAuditAnswers, healthyBrand).kind).toBe('failed')
  })

  it('reports on the other pages if one returns an error, and claims nothing about that one', () => {
    const site = makeChangedSite()
    const broken = {
      ...site,
      pages: site.pages.map((page) => (page.url === makeTestAddress('/fit') ? { ...page, status: 500 } : page)),
    }
    const analysis = analyzeSite(broken)
    expect(analysis.pages[1]).toMatchObject({ state: 'failed', note: expect.stringContaining('500') })
    expect(getCheck(analysis, 'consistency-style').outcome).toBe('could-not-be-checked')
    expect(analysis.recommendations.immediate).toEqual([])
  })

  it('does not judge colours and fonts if a style sheet did not load', () => {
    const linked = makeChangedSite((html) =>
      html.replace(/<style>.*<\/style>/, '<link rel="stylesheet" href="/site.css">'),
    )
    const analysis = analyzeSite({
      ...linked,
      unreachable: [{ url: makeTestAddress('/site.css'), reason: 'timed out' }],
    })
    for (const id of ['visual-colours', 'visual-fonts', 'visual-contrast', 'consistency-style']) {
      expect(getCheck(analysis, id).outcome).toBe('could-not-be-checked')
    }
    expect(analysis.pages.map(({ url }) => url)).toEqual([makeTestAddress('/'), makeTestAddress('/fit')])
  })

  it('says why a page did not load, and ignores a font service that did not', () => {
    const site = makeChangedSite((html) =>
      html.replace('<style>', '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Karla"><style>'),
    )
    const analysis = analyzeSite({
      ...site,
      unreachable: [
        { url: makeTestAddress('/private'), reason: 'robots' },
        { url: 'https://fonts.googleapis.com/css2?family=Karla', reason: 'too-slow' },
      ],
    })
    expect(analysis.pages[2]).toMatchObject({
      url: makeTestAddress('/private'),
      state: 'failed',
      note: expect.stringContaining('robots.txt'),
    })
    expect(analysis.pages).toHaveLength(3)
    expect(getCheck(analysis, 'visual-contrast').outcome).toBe('passed')
  })

  it('does not judge the wording of a site in another language', () => {
    const german =
      '<h1>Schuhe, die kleinen Füßen passen</h1><p>Wir messen die Füße Ihres Kindes von Hand, damit Sie Schuhe nach Hause bringen, die wirklich passen. Das Messen kostet nichts, und Sie können ohne Termin kommen.</p>' +
      '<p>Setzen Sie sich, wir helfen beim Schnüren, und während wir messen, gibt es eine Geschichte. Zu kleine Schuhe verkaufen wir nie.</p>'
    const analysis = analyzeSite(makeChangedSite((html) => html.replace(/<main>.*<\/main>/, `<main>${german}</main>`)))
    expect(analysis.voiceAnalysis.isMeasured).toBe(false)
    expect(getCheck(analysis, 'messaging-offer').finding).toContain('aren’t in English')
    expect(getCheck(analysis, 'visual-contrast').outcome).toBe('passed')
  })

  it('counts a page once if it has two addresses', () => {
    const site = makeChangedSite()
    const [home] = site.pages
    const doubled = { ...site, pages: home ? [...site.pages, { ...home, url: makeTestAddress('/index.html') }] : [] }
    const analysis = analyzeSite(doubled)
    expect(getCheck(analysis, 'messaging-titles').outcome).toBe('passed')
    expect(analysis.pages.map(({ state }) => state)).toEqual(['read', 'read'])
  })

  it('gives every score as a number, and says when one could not be measured', () => {
    const bare = makeSite([{ path: '/', html: `<p>${'small words '.repeat(14)}</p>` }])
    const analysis = analyzeSite(bare)
    expect(analysis.voiceAnalysis).toMatchObject({ score: 5, isMeasured: false, strengths: [], opportunities: [] })
    expect(analysis.voiceAnalysis.content).toContain('could not be measured')
    expect(scoresOf(analysis).every(Number.isFinite)).toBe(true)
    expect(Number.isFinite(analysis.overallScore)).toBe(true)
  })
})
