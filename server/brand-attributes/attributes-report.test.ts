import fc from 'fast-check'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import { type AttributesData, type CategoryWords, categories, makeEmptyAttributes } from '#contract/plain/brand.ts'
import { listOwnWords } from '#contract/plain/own-words.ts'
import { type AttributesReport, makeAttributesPrintJob } from '#server/brand-attributes/attributes-report.ts'
import { draw } from '#server/brand-attributes/attributes-report-drawing.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'

const chosen = (...words: string[]): CategoryWords => ({ words, topFive: words.slice(0, 5), topOne: words[0] ?? '' })

const attributes: AttributesData = {
  culture: chosen('Steadfast', 'Neighbourly', 'Patient', 'Early-rising', 'Frank', 'Calm', 'Unshowy'),
  customers: chosen('Curious', 'Nervous', 'Midlife', 'Determined', 'Loyal', 'Busy'),
  voice: chosen('Plain-spoken', 'Warm', 'Dry', 'Brief', 'Encouraging', 'No jargon'),
  feeling: chosen('Braver', 'Held', 'Wide awake', 'Unhurried', 'Lighter', 'Proud of my feet'),
  impact: chosen('Sea-ready', 'Stronger', 'Sleeping well', 'Skilled', 'Connected', 'Able to read tides'),
  xfactor: chosen('Weatherproof', 'Flask-first', 'Tide-led', 'Small groups', 'Never cancel', 'The bell'),
}
const report: AttributesReport = {
  businessName: 'Tern & Tide',
  productName: 'Signet',
  madeOn: new Date('2026-11-21'),
  attributes,
  chosenUvp: 'Your Business Name teaches nervous swimmers to love cold, open water.',
  chosenTagline: 'Braver by the wave.',
}

const printer = createPdfPrinter()
afterAll(() => printer.close())

const drawn = (changes: Partial<AttributesReport> = {}) => draw(makeAttributesPrintJob({ ...report, ...changes }).data)

/** Passes a copy, because pdf.js detaches the buffer it is given. */
const read = (pdf: Uint8Array) => getDocumentProxy(new Uint8Array(pdf))

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await read(pdf), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** The nested tags of a page as one string. */
const tagsOf = async (document: Awaited<ReturnType<typeof read>>, page: number) =>
  JSON.stringify(await (await document.getPage(page)).getStructTree())

/** Fails if any text runs off its page or into the margins. */
async function expectInsidePages(pdf: Uint8Array) {
  const document = await read(pdf)
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [left, bottom] = [item.transform[4], item.transform[5]]
      expect(left, item.str).toBeGreaterThanOrEqual(60)
      expect(left + item.width, item.str).toBeLessThanOrEqual(595.28 - 58)
      expect(bottom, item.str).toBeGreaterThanOrEqual(30)
      expect(bottom, item.str).toBeLessThanOrEqual(841.89 - 30)
    }
  }
}

describe('the brand attributes report', () => {
  test('contains the six words, the top fives, the other words, the value proposition and the tagline as text', async () => {
    const pages = await pagesOf(await printer.print(makeAttributesPrintJob(report)))
    const text = pages.join(' ')
    expect(pages[0]).toContain('Tern & Tide')
    expect(pages[0]).toContain('Brand attributes report')
    expect(pages[0]).toContain('November 21, 2026')
    expect(pages[0]).toContain('All six words are chosen.')
    for (const category of categories) expect(pages[1]).toContain(attributes[category].topOne)
    for (const category of categories)
      for (const word of listOwnWords(category, attributes[category])) expect(text).toContain(word)
    expect(text, 'a sample that was neither kept nor picked').not.toContain('Calm')
    expect(text).toContain('“Braver by the wave.”')
    expect(text).toContain('Tern & Tide teaches nervous swimmers to love cold, open water.')
    expect(text).toContain('How would your community describe your company?')
  })

  test('fills more than half of the page with the chosen lines', async () => {
    const page = await (await read(await drawn())).getPage(3)
    const { items } = await page.getTextContent()
    const footer = 80
    const heights = items.flatMap((item) => ('str' in item && item.transform[5] > footer ? [item.transform[5]] : []))
    expect(Math.min(...heights)).toBeLessThan(841.89 / 2)
  })

  test('numbers its pages and lists them on the cover', async () => {
    const pages = await pagesOf(await drawn())
    expect(pages).toHaveLength(7)
    for (const [at, page] of pages.entries()) if (at > 0) expect(page).toContain(`Page ${at + 1} of 7`)
    expect(pages[0]).not.toContain('Page 1')
    expect(pages[0]).toContain('Brand DNA 2')
    expect(pages[0]).toContain('X Factor 6')
    expect(pages[5]).toContain('X Factor What makes you special')
    expect(pages[6]).toContain('How to use this report')
  })

  test('has a title, a language, and tags that distinguish headings, lists and figures', async () => {
    const document = await read(await drawn())
    const { info, metadata } = await getMeta(document)
    expect(info).toMatchObject({ Title: 'Tern & Tide: Brand attributes report', Language: 'en' })
    expect(metadata.get('dc:title')).toBe('Tern & Tide: Brand attributes report')
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const [cover, dna] = [await tagsOf(document, 1), await tagsOf(document, 2)]
    for (const role of ['Document', 'H1', 'TOC', 'TOCI', 'Link']) expect(cover).toContain(`"role":"${role}"`)
    for (const role of ['H2', 'P', 'Figure', 'L', 'LI', 'Lbl', 'LBody']) expect(dna).toContain(`"role":"${role}"`)
    expect(dna).toContain('Culture: Steadfast; Customers: Curious')
    expect((await document.getOutline()).map(({ title }) => title)).toContain('Brand DNA')
  })

  test('says plainly what is not complete, and leaves out what is not chosen', async () => {
    const { topOne: _, ...voice } = attributes.voice
    const pages = await pagesOf(
      await drawn({
        attributes: { ...makeEmptyAttributes(), culture: attributes.culture, voice: { ...voice, topOne: '' } },
        chosenUvp: ' ',
        chosenTagline: null,
      }),
    )
    const text = pages.join(' ')
    expect(pages[0]).toContain('One of the six words is chosen so far.')
    expect(pages[1]?.match(/Not completed/g)).toHaveLength(5)
    expect(text).toContain('No words have been collected yet.')
    expect(text).toContain('The top five are picked. The number one is still to be chosen.')
    expect(text).not.toContain('In its own words')
  })

  test('is the same file for the same data, and a different one on another day', async () => {
    const [first, second] = [await drawn(), await printer.print(makeAttributesPrintJob(report))]
    expect(Buffer.compare(Buffer.from(first), second)).toBe(0)
    expect(Buffer.compare(await drawn({ madeOn: new Date('2026-11-22') }).then(Buffer.from), second)).not.toBe(0)
  })

  test('calls a business without a name “Your brand”', async () => {
    for (const businessName of [' ', 'Your Business Name']) {
      const [cover] = await pagesOf(await drawn({ businessName, chosenUvp: null }))
      expect(cover).toContain('Your brand Brand attributes report')
    }
  })

  test('explains that a box replaces characters that have no typeface', async () => {
    const pages = await pagesOf(await drawn({ businessName: 'Кафе 海と潮 🌊 שלום' }))
    expect(pages[0]).toContain('Кафе □ □ □')
    expect(pages.at(-1)).toContain('□ marks characters')
    expect((await pagesOf(await drawn())).at(-1)).not.toContain('□')
  })

  test('T30 keeps the longest words and names inside its pages', async () => {
    const words = Array.from({ length: 100 }, (_, at) => `${at}${'W'.repeat(40)}`.slice(0, 40))
    const full = { words, topFive: words.slice(0, 5), topOne: words[0] ?? '' }
    const pdf = await drawn({
      businessName: 'M'.repeat(120),
      attributes: { culture: full, customers: full, voice: full, feeling: full, impact: full, xfactor: full },
      chosenUvp: 'W'.repeat(1000),
      chosenTagline: 'wide and wider '.repeat(20),
    })
    await expectInsidePages(pdf)
    const pages = await pagesOf(pdf)
    expect(pages.join('').replaceAll(' ', '')).toContain(words[99])
    expect(pages.join(' ')).toContain('Culture, continued')
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
  })

  test('T30 survives any text without an error or an overflow', async () => {
    const anything = (maxLength: number) => fc.string({ unit: 'binary', maxLength })
    const entry = fc
      .array(anything(40), { minLength: 5, maxLength: 30 })
      .map((words) => ({ words, topFive: words.slice(0, 5), topOne: words[0] ?? '' }))
    await fc.assert(
      fc.asyncProperty(
        anything(120),
        entry,
        anything(1000),
        anything(200),
        async (businessName, each, uvp, tagline) => {
          const all = { culture: each, customers: each, voice: each, feeling: each, impact: each, xfactor: each }
          await expectInsidePages(
            await drawn({ businessName, attributes: all, chosenUvp: uvp, chosenTagline: tagline }),
          )
        },
      ),
      { numRuns: 12 },
    )
  })

  test('never turns typed text into markup or an action of the document', async () => {
    const hostile = '</rdf:li><script>alert(1)</script>) /JS (app.alert(1)) /OpenAction ('
    const pdf = await drawn({ businessName: hostile, chosenUvp: hostile, chosenTagline: hostile })
    const document = await read(pdf)
    expect(await document.getOpenAction()).toBeNull()
    expect(await document.getJSActions()).toBeNull()
    const { info, metadata } = await getMeta(document)
    expect(info).toMatchObject({ Title: `${hostile}: Brand attributes report` })
    expect(metadata.get('dc:title')).toBe(`${hostile}: Brand attributes report`)
  })
})
