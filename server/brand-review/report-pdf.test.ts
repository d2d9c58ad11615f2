import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import type { AuditAnalysis, AuditCheck, ScoreCard } from '#contract/brand-review.ts'
import { checkOutcomes } from '#contract/brand-review.ts'
import { draw } from '#server/brand-review/report-drawing.ts'
import { type AuditReport, makeAuditPrintJob } from '#server/brand-review/report-pdf.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'

const page = 'https://www.harbourloaf.example/'
const card = (score: number, isMeasured = true): ScoreCard => ({
  score,
  isMeasured,
  content: `What stands behind ${score}.`,
  strengths: ['The pages stick to plain words.'],
  opportunities: ['Three of five images have no alt text. Write into each what it shows.'],
})

function makeCheck(at: number): AuditCheck {
  const outcome = checkOutcomes[Math.floor(at / 4) % checkOutcomes.length] ?? 'passed'
  const isToMend = outcome === 'failed' || outcome === 'partly'
  return {
    id: `check-${at}`,
    score: (['voice', 'visual', 'messaging', 'consistency'] as const)[at % 4] ?? 'voice',
    title: `Check number ${at}`,
    weight: at % 5,
    outcome,
    measure: outcome === 'could-not-be-checked' ? null : 0.5,
    finding: `This is what check ${at} found.`,
    evidence: [
      { page, quote: `Bread for the ${at}th boat, baked before anybody else is up.` },
      {
        page: `${page}a/very/long/path/to/the/page/number-${at}.html`,
        element: `<img src="${'long/'.repeat(20)}.jpg">`,
      },
      { page, number: at, of: 'things counted' },
    ],
    fix: isToMend ? `Mend check ${at}.` : '',
    effort: 'low',
  }
}

const analysis: AuditAnalysis = {
  overallScore: 6.7,
  voiceAnalysis: card(8.2),
  visualAnalysis: card(6.6),
  messagingAnalysis: card(5.4),
  consistencyAnalysis: card(5, false),
  recommendations: {
    immediate: ['Alt text for images: Say in each alt text what the picture shows.'],
    longTerm: ['One voice across all pages: Read two pages aloud.'],
  },
  checks: Array.from({ length: 44 }, (_, at) => makeCheck(at)),
  pages: [
    { url: page, title: 'Harbour Loaf', state: 'read', note: '' },
    { url: `${page}app`, title: '', state: 'needs-script', note: '' },
  ],
  madeFrom: {
    asked: {
      brandArchetype: 'caregiver',
      brandTone: 'friendly',
      coreValues: ['Rise early', 'trust'],
      targetAudience: 'Early commuters who skip breakfast',
    },
    record: {
      businessName: 'Harbour Loaf',
      chosenUvp: 'Warm bread on the quay at six.',
      chosenTagline: '',
      voiceWords: ['warm'],
      archetype: 'caregiver',
      coreValues: ['Rise early'],
      audience: '',
    },
  },
}
const report: AuditReport = {
  websiteUrl: page,
  madeOn: new Date('2026-11-21'),
  analysis,
  ...{ changes: null, judgments: [] },
  productName: 'Signet',
}

const toMend = analysis.checks.filter(({ fix }) => fix !== '')
/** An owner's second review: to-dos with their own words, one intended finding, and changes since the first. */
const withActions: AuditReport = {
  ...report,
  changes: {
    since: '2026-11-03T09:00:00Z',
    overall: 0.4,
    scores: { voice: 0.2, visual: -0.3, messaging: 0, consistency: null },
    mended: [],
    broken: [],
  },
  analysis: {
    ...analysis,
    intended: [toMend.at(-1)?.id ?? ''],
    actions: [
      {
        check: toMend[0]?.id ?? '',
        horizon: 'immediate',
        title: 'Say what you do',
        text: 'Let the first heading say it.',
        now: 'Welcome to our website',
        proposed: 'Warm bread on the quay at six.',
      },
    ],
  },
}

const printer = createPdfPrinter()
afterAll(() => printer.close())

/** Passes a copy, because pdf.js detaches the buffer it is given. */
const read = (pdf: Uint8Array) => getDocumentProxy(new Uint8Array(pdf))

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await read(pdf), { mergePages: false })
  return text.map((each) => each.replace(/\s+/g, ' '))
}

/** Fails if any text runs off its page or into the margins. */
async function expectInsidePages(pdf: Uint8Array) {
  const document = await read(pdf)
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [left, bottom] = [item.transform[4], item.transform[5]]
      expect(left, item.str).toBeGreaterThanOrEqual(54)
      expect(left + item.width, item.str).toBeLessThanOrEqual(595.28 - 56)
      expect(bottom, item.str).toBeGreaterThanOrEqual(30)
    }
  }
}

/** How far down each page is filled, from 0 to 1, without the footer. */
async function fillsOf(pdf: Uint8Array): Promise<number[]> {
  const document = await read(pdf)
  const fills: number[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const heights = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' && item.transform[5] > 60 ? [Number(item.transform[5])] : [],
    )
    fills.push(1 - Math.min(...heights) / 842)
  }
  return fills
}

/** Fails if the report is too long or has a nearly empty page. */
async function expectWellSet(pdf: Uint8Array) {
  const [, ...fills] = await fillsOf(pdf)
  expect(fills.length).toBeLessThanOrEqual(7)
  for (const [at, fill] of fills.entries()) expect(fill, `page ${at + 2}`).toBeGreaterThan(1 / 3)
  await expectInsidePages(pdf)
}

describe('the report of a brand review', () => {
  test('names the business, and has one summary page with what to do and what works best', async () => {
    const pages = await pagesOf(await printer.print(makeAuditPrintJob(withActions)))
    expect(pages[0]).toMatch(/Harbour Loaf .*www\.harbourloaf\.example/)
    expect(pages[0]).toContain('November 21, 2026')
    expect(pages[0]).toContain('Overall score 6.7 out of 10, middling.')
    for (const score of ['6.7', '8.2', '6.6', '5.4', '5.0']) expect(pages[1]).toContain(score)
    for (const word of ['Good', 'Middling', 'Poor', 'Not measured']) expect(pages[1]).toContain(word)
    for (const part of ['What to do first', 'Say what you do', 'Now: Welcome to our website', 'What works best'])
      expect(pages[1]).toContain(part)
    expect(pages[1]).toContain('“Warm bread on the quay at six.” From your value proposition')
    expect(pages[1]).toContain('+0.4 since November 3, 2026.')
    expect(pages[1]).toContain('1 finding is meant this way and left out of the scores.')
  })

  test('has every finding once with its evidence and its fix, and lists what passed', async () => {
    const pdf = await printer.print(makeAuditPrintJob(withActions))
    const text = (await pagesOf(pdf)).join(' ')
    const [, ...others] = toMend.slice(0, -1)
    for (const { finding, fix } of others)
      for (const part of [finding, fix]) expect(text.split(part), part).toHaveLength(2)
    for (const { title } of analysis.checks) expect(text).toContain(title)
    expect(text).toContain('“Bread for the 7th boat, baked before anybody else is up.”')
    expect(text).toContain('its text only appears when scripts run')
    for (const part of ['The Caregiver', 'Friendly', 'Rise early and Trust', 'Warm bread on the quay at six.'])
      expect((await pagesOf(pdf)).at(-1), 'what it was measured against').toContain(part)
  })

  test('quotes every passage of every finding, from the first to the last', async () => {
    const two = (at: number) => [
      { page, quote: `A box is £${at + 10} on this page.` },
      { page: `${page}prices`, quote: `A box is £${at + 11} on that page.` },
    ]
    const checks = analysis.checks.map((check, at): AuditCheck => ({ ...check, outcome: 'failed', evidence: two(at) }))
    const actions = checks.map(({ id }) => ({
      check: id,
      horizon: 'immediate' as const,
      title: `To do: ${id}`,
      text: 'Decide which of the quoted passages is right.',
      now: null,
      proposed: null,
    }))
    const text = (await pagesOf(await draw({ ...report, analysis: { ...analysis, checks, actions } }))).join(' ')
    for (const { quote } of checks.flatMap((_check, at) => two(at))) expect(text).toContain(`“${quote}”`)
  })

  test('does not praise a score that was only partly measured', async () => {
    const voiceAnalysis = { ...card(9.8), isPartial: true }
    const [, summary] = await pagesOf(await draw({ ...report, analysis: { ...analysis, voiceAnalysis } }))
    expect(summary).toContain('Partly measured')
    expect(summary).not.toMatch(/Brand Voice (?:is|and .* are) strongest/)
  })

  test("is dated in the reader's time zone, and gives the time of an earlier review on the same day", async () => {
    const changes = { since: '2026-11-28T00:10:00Z', overall: 1.5, mended: [], broken: [] }
    const late = { ...report, madeOn: new Date('2026-11-28T01:30:00Z'), changes }
    const [cover, summary] = await pagesOf(await draw({ ...late, timeZone: 'America/Port_of_Spain' }))
    expect(cover).toContain('November 27, 2026')
    expect(summary).toContain('+1.5 since November 27, 2026 at 8:10 PM.')
    const [mailed, summed] = await pagesOf(await draw({ ...late, timeZone: 'Nowhere/Land' }))
    expect(mailed).toContain('November 28, 2026')
    expect(summed, 'an hour is none where nobody knows whose').toContain(
      '+1.5 since the review before, earlier the same day.',
    )
  })

  test('leaves no page nearly empty after a long summary, and quotes the current text once', async () => {
    const quoteOf = (at: number) =>
      `This is passage ${at}, in which the baker tells a stranger about the boat and the quay.`
    const [first, ...others] = toMend.slice(0, 3)
    const evidence = Array.from({ length: 4 }, (_, at) => ({ page, quote: quoteOf(at) }))
    const checks = analysis.checks.map((each) =>
      each === first || others.includes(each) ? { ...each, evidence } : each,
    )
    const actions = toMend.slice(0, 3).map(({ id }) => ({
      ...{ check: id, horizon: 'immediate' as const, title: `Say ${id} at the top`, text: 'Say it.' },
      ...{ now: quoteOf(0), proposed: 'Warm bread on the quay at six.' },
    }))
    const pages = await pagesOf(await draw({ ...report, analysis: { ...analysis, checks, actions } }))
    expect(pages[2]).toContain('passage 3')
    expect(pages[2], 'the findings go on below it').toContain('Brand Voice')
    expect(pages.join(' ').match(/passage 0/g)).toHaveLength(3)
  })

  test('lists checks that found no problem apart from those that had nothing to compare', async () => {
    const clear = { outcome: 'could-not-be-checked', isClear: true } as const
    const checks = analysis.checks.map(
      (check, at): AuditCheck => ({ ...check, ...clear, ...(at < 4 && { isEmpty: true }) }),
    )
    const text = (await pagesOf(await draw({ ...report, analysis: { ...analysis, checks } }))).join(' ')
    expect(text).toMatch(/Nothing to compare Check number 0\./)
    expect(text).not.toMatch(/No problems[^.]*Check number 0[;.]/)
  })

  test('lists its parts on the cover, numbers its pages and keeps inside them', async () => {
    const pdf = await draw(makeAuditPrintJob(report).data)
    const pages = await pagesOf(pdf)
    for (const part of ['Strategic Recommendations', 'Brand Voice', 'Visual Identity', 'Messaging', 'Consistency'])
      expect(pages[0]).toContain(part)
    for (const [at, text] of pages.entries()) if (at > 0) expect(text).toContain(`Page ${at + 1} of ${pages.length}`)
  })

  test.each(['failed', 'passed', 'as they come'] as const)(
    'has at most eight pages and none nearly empty, with checks %s',
    async (outcome) => {
      const checks = analysis.checks.map((check) => (outcome === 'as they come' ? check : { ...check, outcome }))
      await expectWellSet(await draw({ ...report, analysis: { ...analysis, checks } }))
    },
  )

  test('is tagged, and its dials have a text alternative', async () => {
    const pdf = await draw(makeAuditPrintJob(report).data)
    const document = await read(pdf)
    const tags = JSON.stringify(await (await document.getPage(2)).getStructTree())
    expect(tags).toContain('Overall score 6.7 out of 10, middling')
    expect(tags).toContain('Consistency: not measured')
    const { info } = await getMeta(document)
    expect(info).toMatchObject({ Title: 'Harbour Loaf: Website Review', Language: 'en' })
  })

  test('is the same for the same audit', async () => {
    const pdf = await printer.print(makeAuditPrintJob(report))
    expect(Buffer.from(await draw(makeAuditPrintJob(report).data)).equals(pdf)).toBe(true)
  })

  test('can be drawn even if nothing was found, measured or read', async () => {
    const empty = card(5, false)
    const pdf = await draw({
      ...report,
      analysis: {
        ...analysis,
        voiceAnalysis: { ...empty, strengths: [], opportunities: [] },
        visualAnalysis: empty,
        messagingAnalysis: empty,
        consistencyAnalysis: empty,
        recommendations: { immediate: [], longTerm: [] },
        checks: [],
        pages: [],
      },
    })
    expect((await pagesOf(pdf)).join(' ')).toContain('Nothing on this site could be measured.')
  })
})
