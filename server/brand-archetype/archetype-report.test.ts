import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import { archetypeIds, archetypes, mapArchetypes } from '#contract/plain/archetypes.ts'
import { type ArchetypeReport, makeArchetypePrintJob } from '#server/brand-archetype/archetype-report.ts'
import { draw } from '#server/brand-archetype/archetype-report-drawing.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { makeTestResult, testArchetypeUse } from '#testing/server/archetype-result.ts'

const report: ArchetypeReport = {
  businessName: 'Tern & Tide',
  productName: 'Signet',
  madeOn: new Date('2026-11-21'),
  result: makeTestResult(),
  use: testArchetypeUse,
  text: null,
}
const printer = createPdfPrinter()
afterAll(() => printer.close())

const drawn = (changes: Partial<ArchetypeReport> = {}) => draw({ ...report, ...changes })
/** Passes a copy, because pdf.js detaches the buffer it is given. */
const read = (pdf: Uint8Array) => getDocumentProxy(new Uint8Array(pdf))

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await read(pdf), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** The text pieces on the wheel's page, as they are drawn. */
async function piecesOnWheel(pdf: Uint8Array): Promise<string[]> {
  const { items } = await (await (await read(pdf)).getPage(2)).getTextContent()
  return items.flatMap((item) => ('str' in item ? [item.str.trim()] : []))
}

const everyName = Object.values(archetypes).map(({ name }) => name)

describe('the archetype report', () => {
  test('has room for all archetypes that were ruled out, on the page of the primary and secondary one', async () => {
    const result = makeTestResult({ archetypesRuledOut: everyName.slice(0, 10) })
    const pages = await pagesOf(await drawn({ result }))
    expect(pages[2]).toContain(everyName.slice(0, 10).join(', '))
    expect(pages[3]).toContain('What to do with it')
  })

  test('draws every name beside the wheel on one line, however long its count and verdict are', async () => {
    const { secondary: given, distribution } = makeTestResult()
    for (const id of archetypeIds.filter((each) => each !== 'explorer')) {
      const secondary = given && { ...given, id, name: archetypes[id].name }
      const tally = { ...mapArchetypes(() => 10), explorer: 13, [id]: 12 }
      const pieces = await piecesOnWheel(await drawn({ result: makeTestResult({ secondary, distribution, tally }) }))
      for (const { name } of Object.values(archetypes)) expect(pieces, `${name} beside ${id}`).toContain(name)
    }
  })

  test('contains as text: the wheel, both archetypes, how to use them, the analysis, quotes, counter-evidence and what would change the result', async () => {
    const pages = await pagesOf(await printer.print(makeArchetypePrintJob(report)))
    const text = pages.join(' ')
    expect(pages[0]).toContain('Tern & Tide Brand archetype analysis')
    expect(pages[0]).toContain('Led by The Explorer and The Caregiver, after 22 answers.')
    for (const { name } of Object.values(archetypes)) expect(pages[1]).toContain(name)
    expect(pages[1]).toContain('13 answers, primary')
    for (const said of [
      'PRIMARY ARCHETYPE',
      'SECONDARY ARCHETYPE',
      'Core Motivation',
      'Brand Examples',
      'Industry Examples',
    ])
      expect(pages[2]).toContain(said)
    expect(text).toContain('Leaning, not settled · 22 Questions Analyzed')
    expect(pages[2]).toContain('Eliminated Archetypes Systematic questioning ruled these out. The Jester, The Ruler')
    expect(pages[3]).toContain(
      'Sentences to print “We leave no guest behind.” On the sign. You said it about your values.',
    )
    for (const said of ['“Short, and in time.”', 'tidal, further', 'Avoid premium', 'Backs and horizons.', 'Alone'])
      expect(pages[3]).toContain(said)
    expect(text).toContain('“We left at night.” On how it began. We read it as a sign of leaving, like The Explorer.')
    expect(text).toContain('What points the other way “We never leave a guest behind.”')
    expect(text).toContain('three answers that put staying before leaving')
  })

  test('says on the cover that a brand is mixed, and leaves out the headings of empty parts', async () => {
    const { industryExamples: _, ...primary } = makeTestResult().primary
    const result = makeTestResult({ reading: 'mixed', primary, evidence: [], against: [], archetypesRuledOut: [] })
    const pages = await pagesOf(await drawn({ result }))
    expect(pages[0]).toContain('Mixed between The Explorer and The Caregiver')
    expect(pages.join(' ')).not.toContain('Eliminated Archetypes')
    expect(pages.join(' ')).not.toContain('Said in your own words')
    expect(pages[2]?.match(/Industry Examples/g)).toHaveLength(1)
  })

  test('says that there is no clear second archetype, and names one only', async () => {
    const pages = await pagesOf(await drawn({ result: makeTestResult({ secondary: '' }) }))
    expect(pages[0]).toContain('Led by The Explorer, after 22 answers.')
    expect(pages[2]).toContain('No clear second')
    expect(pages[2]).not.toContain('SECONDARY ARCHETYPE')
    expect(pages[2], 'the page goes on, for it would stay half empty').toContain('What to do with it')
  })

  test('has a title, a language, tags, and a text alternative for the wheel', async () => {
    const document = await read(await drawn())
    const { info } = await getMeta(document)
    expect(info).toMatchObject({ Title: 'Tern & Tide: Brand archetype analysis', Language: 'en' })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const tags = JSON.stringify(await (await document.getPage(2)).getStructTree())
    expect(tags).toContain('The Explorer 13 answers')
    for (const role of ['H2', 'Figure', 'L', 'LI', 'Lbl', 'LBody']) expect(tags).toContain(`"role":"${role}"`)
  })

  test('T30 is the same file for the same data, and keeps the longest answers inside its pages', async () => {
    const first = await printer.print(makeArchetypePrintJob(report))
    expect(Buffer.compare(first, Buffer.from(await drawn()))).toBe(0)
    const evidence = makeTestResult().evidence.flatMap((each) =>
      Array(5).fill({ ...each, quote: `${'W'.repeat(300)} 海` }),
    )
    const result = makeTestResult({ analysis: `${'long '.repeat(900)}\n\n${'M'.repeat(2000)}`, evidence })
    const document = await read(await drawn({ businessName: 'M'.repeat(120), result }))
    for (let number = 1; number <= document.numPages; number += 1) {
      // The names around the wheel are rotated and were checked by eye.
      if (number === 2) continue
      const { items } = await (await document.getPage(number)).getTextContent()
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue
        expect(item.transform[4], item.str).toBeGreaterThanOrEqual(60)
        expect(item.transform[4] + item.width, item.str).toBeLessThanOrEqual(595.28 - 58)
      }
    }
  })
})
