/** The report's pages on using the result: sentences to print, voice, words, pictures and traps. */
import type { ArchetypeUse } from '#contract/brand-archetype.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const quote: TextStyle = { face: 'italic', size: 17, colour: colour.ink, leading: 1.3, tracking: -0.004 }
const gap = 28
const ideasNote = 'Here are ideas that suit this archetype. Keep what sounds like you, and skip the rest.'

export function drawUse(sheet: Sheet, { sentences, voice, words, pictures, traps }: ArchetypeUse): void {
  beginUse(sheet)
  sheet.runningHead = 'What to do with it, continued'
  sheet.text('H2', 'What to do with it', styles.title)
  sheet.y += 20
  if (sentences.length > 0) {
    beginPart(sheet, 'Sentences to print', 90)
    for (const { text, place, from } of sentences) drawSentence(sheet, `“${text}”`, `${place}. ${from}.`)
  }
  sheet.text('P', ideasNote, styles.note, { width: 430 })
  sheet.y += 10
  beginPart(sheet, 'How you sound', 190)
  if (voice.own !== '') drawSentence(sheet, `“${voice.own}”`, 'In your own words.')
  drawPair(sheet, ['Worth trying', voice.do], ['Take care', voice.dont])
  beginPart(sheet, 'Words', 110)
  drawPair(sheet, ['Worth trying', [[...words.own, ...words.use].join(', ')]], ['Avoid', [words.avoid.join(', ')]])
  beginPart(sheet, 'Pictures', 170)
  if (pictures.own !== '') drawSentence(sheet, `“${pictures.own}”`, 'In your own words.')
  drawPair(sheet, ['Worth trying', pictures.show], ['Better not', pictures.skip])
  beginPart(sheet, 'Traps', 120)
  for (const { name, text } of traps) {
    sheet.keepTogether(56)
    sheet.text('H3', name, { ...styles.subheading, size: 14 })
    sheet.text('P', text, styles.text, { width: 430 })
    sheet.y += 10
  }
  sheet.runningHead = ''
}

/** The share of a page. If less than this is filled, the next part continues on the same page. */
const filledMin = 0.64

function beginUse(sheet: Sheet): void {
  if (sheet.y - sheet.top > filledMin * (sheet.bottom - sheet.top)) sheet.startPage()
  else sheet.y += 56
  sheet.markPlace('What to do with it')
}

/** Starts a part with its heading, on a new page if less than `height` is left on this one. */
function beginPart(sheet: Sheet, title: string, height: number): void {
  sheet.keepTogether(height)
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 12
  sheet.text('H2', title, styles.heading)
  sheet.y += 8
}

function drawSentence(sheet: Sheet, text: string, source: string): void {
  sheet.keepTogether(Math.min(200, sheet.heightOf(text, quote) + 34))
  sheet.text('P', text, quote)
  sheet.y += 2
  sheet.text('P', source, styles.note)
  sheet.y += 12
}

type Column = readonly [label: string, lines: readonly string[]]

/** Draws two lists side by side and moves `sheet.y` below the longer one. */
function drawPair(sheet: Sheet, ...columns: readonly [Column, Column]): void {
  const width = (sheet.width - gap) / 2
  const top = sheet.y
  const ends = columns.map(([label, lines], at) => {
    const place = { x: sheet.left + at * (width + gap), width }
    sheet.y = top
    sheet.text('H3', label, styles.label, place)
    for (const line of lines) {
      sheet.y += 3
      sheet.text('P', line, styles.text, place)
    }
    return sheet.y
  })
  sheet.y = Math.max(...ends) + 18
}
