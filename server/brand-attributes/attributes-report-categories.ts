/** The report's category pages: the question, the chosen word, the top five, and the other words. */
import {
  type AttributesData,
  type Category,
  type CategoryWords,
  categories,
  categoryNames,
  findCategoryStatus,
  picksPerCategory,
} from '#contract/plain/brand.ts'
import { listOwnWords } from '#contract/plain/own-words.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import { drawSeal } from '#server/platform/pdf/seal.ts'
import { computeLineHeight, fitTextSize } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

/** The questions as the owner was asked them. */
const questions: Readonly<Record<Category, string>> = {
  culture: 'How would your community describe your company?',
  customers: 'How would you describe your customers?',
  voice: 'How do you sound when you speak or write?',
  feeling: 'How do people feel after working with you?',
  impact: 'What do people gain that they can see or measure?',
  xfactor: 'What makes you special, quirks included?',
}

const nameWidth = 132
const gap = 36
const sealSize = 30
/**
 * The height in points that a category needs for its heading, the chosen word and the five; with less left it starts on
 * a new page.
 */
const beginningHeight = 250

/** Draws the six categories, two to a page if they fit. */
export function drawCategories(sheet: Sheet, data: AttributesData): void {
  for (const [at, category] of categories.entries()) {
    if (at % 2 === 0 || sheet.y + beginningHeight > sheet.bottom) sheet.startPage()
    else sheet.y = Math.max(sheet.y + 44, 405)
    drawCategory(sheet, category, data[category])
  }
}

function drawCategory(sheet: Sheet, category: Category, entry: CategoryWords): void {
  sheet.markPlace(categoryNames[category])
  sheet.runningHead = `${categoryNames[category]}, continued`
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 18
  const top = sheet.y
  const page = sheet.pages
  sheet.text('H2', categoryNames[category], styles.heading, { width: nameWidth })
  sheet.y += 4
  sheet.text('P', questions[category], styles.note, { width: nameWidth })
  const end = sheet.y
  sheet.y = top
  drawEntry(sheet, category, entry, { x: sheet.left + nameWidth + gap, width: sheet.width - nameWidth - gap })
  if (sheet.pages === page) sheet.y = Math.max(sheet.y, end)
  sheet.runningHead = ''
}

type Column = { x: number; width: number }

function drawEntry(sheet: Sheet, category: Category, entry: CategoryWords, column: Column): void {
  const isComplete = findCategoryStatus(entry) === 'complete'
  if (isComplete) drawTheWord(sheet, entry.topOne, column)
  else drawNotCompleted(sheet, category, entry, column)
  const picks = entry.topFive.filter((word) => word !== entry.topOne || !isComplete)
  if (picks.length > 0) drawPicks(sheet, isComplete ? 'The rest of the top five' : 'Picked so far', picks, column)
  const rest = listOwnWords(category, entry).filter((word) => !entry.topFive.includes(word))
  if (rest.length > 0) drawRest(sheet, entry.topFive.length > 0 ? 'Also considered' : 'Collected so far', rest, column)
}

function drawTheWord(sheet: Sheet, word: string, column: Column): void {
  const place = { x: column.x + sealSize + 12, width: column.width - sealSize - 12 }
  const face = { face: 'serif', colour: colour.seal, leading: 1.1, tracking: -0.015 } as const
  const style = fitTextSize(sheet.doc, word, face, { width: place.width, linesMax: 2 }, [38, 32, 26, 21, 17])
  const middle = sheet.y + computeLineHeight(style) / 2 - 4
  sheet.furniture(() => drawSeal(sheet.doc, column.x - 2, middle - sealSize / 2 + 1, sealSize, 'tick'))
  sheet.y -= 4
  sheet.text('P', word, style, place)
}

function drawNotCompleted(sheet: Sheet, category: Category, entry: CategoryWords, column: Column): void {
  sheet.text('P', 'Not completed', { ...styles.subheading, colour: colour.ink3 }, column)
  sheet.y += 2
  sheet.text('P', tellWhatIsMissing(category, entry), styles.note, column)
}

/** What is still to do in a category, as a sentence; sample words do not count. */
function tellWhatIsMissing(category: Category, entry: CategoryWords): string {
  const own = listOwnWords(category, entry).length
  const words = `${own} ${own === 1 ? 'word' : 'words'}`
  if (own === 0) return 'No words have been collected yet.'
  if (entry.topFive.length === 0) return `${words} collected. The top five are still to be picked.`
  if (entry.topFive.length < picksPerCategory) {
    return `${words} collected, ${entry.topFive.length} of five picked so far.`
  }
  return 'The top five are picked. The number one is still to be chosen.'
}

function drawPicks(sheet: Sheet, label: string, picks: readonly string[], column: Column): void {
  sheet.y += 16
  sheet.text('H3', label, styles.label, column)
  sheet.y += 4
  sheet.group('L', () => {
    for (const pick of picks) {
      sheet.keepTogether(sheet.heightOf(pick, styles.pick, column) + 7)
      sheet.rule(column)
      sheet.y += 3
      sheet.group('LI', () => sheet.text('LBody', pick, styles.pick, column))
      sheet.y += 4
    }
  })
  sheet.rule(column)
}

function drawRest(sheet: Sheet, label: string, rest: readonly string[], column: Column): void {
  sheet.y += 14
  sheet.keepTogether(60)
  sheet.text('H3', `${label} (${rest.length})`, styles.label, column)
  sheet.y += 2
  sheet.text('P', rest.join(', '), styles.note, column)
}
