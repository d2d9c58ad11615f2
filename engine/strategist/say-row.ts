/** Says what stands in the table: the first row that holds for the record, with the owner's words filled in. */
import { root, wordsOf } from '#engine/language/stem.ts'
import type { Topic } from './finding.ts'
import { fitReply, quoteInside } from './quote-record.ts'
import table from './said.json' with { type: 'json' }
import type { Scene } from './scene.ts'

/**
 * `topic` and `kind` say what is asked, several with blanks between them; '*' holds for any. `when` are conditions, all of which have to hold: "says a b"
 * (the message has one of these words), "has x" and "no x" (the record has or lacks it). `text` holds words of the record
 * in braces, and the row is left out where one is missing. `shows` is said after it where there is room.
 */
export type Row = { topic: string; kind: string; when?: string; text: string; shows?: string }
export const rows: readonly Row[] = table.rows

const holdsName = (names: string, name: string) => names.split(' ').includes(name)
const isFor = (row: Row, topic: string) => holdsName(row.topic, topic)
const isOf = (row: Row, kind: string) => holdsName(row.kind, kind)

/** A quotation that ends a sentence ends with a stop, its own or ours. */
const fillText = (text: string, slots: Scene['slots']) =>
  text
    .replace(/“\{(\w+)\}”/g, (_all, name: string) => `“${quoteInside(slots(name))}”`)
    .replace(/\{(\w+)\}/g, (_all, name: string) => slots(name))
    .replace(/([.!?…])”\./g, '$1”')
    .replace(/([^.!?…])”(?= [A-Z“]|$)/g, '$1”.')
const isFilled = (text: string, slots: Scene['slots']) =>
  [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => slots(name) !== '')

function holds(condition: string, { reading, slots }: Scene): boolean {
  const [verb, ...words] = condition.trim().split(' ')
  if (verb === 'says') {
    const said = new Set(wordsOf(reading.text).map(root))
    return words.some((word) => said.has(root(word)))
  }
  const isThere = slots(words[0] ?? '') !== ''
  return verb === 'has' ? isThere : !isThere
}

/** The texts of a kind that hold for any topic and record. */
export const rowsOf = (kind: string): string[] => rows.filter((row) => isOf(row, kind)).map(({ text }) => text)

/** Rows for certain words of the message, or for something that it comes near. */
const isWordy = ({ when = '' }: Row) => when.includes('says ') || when.includes('nearFinding')

export function tellRow({ text, shows = '' }: Row, { slots }: Scene): string {
  const shown = isFilled(shows, slots) ? fillText(shows, slots) : ''
  return fitReply(fillText(text, slots), shown)
}

const isAbout = (row: Row, scene: Scene) =>
  isFilled(row.text, scene.slots) &&
  (row.when ?? '').split(';').every((condition) => condition.trim() === '' || holds(condition, scene))

/** What the rows say, from `first` on, what was not said yet before the rest. */
export function tellRows(found: readonly Row[], scene: Scene, first = 0): string {
  const told = [...found.slice(first), ...found.slice(0, first)].map((row) => tellRow(row, scene))
  return told.find((text) => !scene.said.some(({ content }) => content === text)) ?? told[0] ?? ''
}

/** What the table says of a topic to a kind of question: for certain words first, then for the kind, then at all; '' where it says nothing. */
export function sayRow(scene: Scene, topic: Topic, kind: string): string {
  const found = rows.filter((row) => isFor(row, topic) && (isOf(row, kind) || isOf(row, '*')) && isAbout(row, scene))
  const order = (row: Row) => (isWordy(row) ? 0 : isOf(row, kind) ? 1 : 2)
  return tellRows(
    found.toSorted((one, other) => order(one) - order(other)),
    scene,
  )
}

/** What it says to certain words alone. */
export const sayWorded = (scene: Scene, topic: Topic, kind: string) =>
  tellRows(
    rows.filter(
      (row) => isFor(row, topic) && (isOf(row, kind) || isOf(row, '*')) && isWordy(row) && isAbout(row, scene),
    ),
    scene,
  )

/** What it says to a move, of the topic or of any. Which of several rows it is the message decides: small talk varies. */
export function sayMove(scene: Scene, move: string, topic?: Topic): string {
  const found = rows.filter((row) => isOf(row, move) && isAbout(row, scene))
  const own = found.filter((row) => topic !== undefined && isFor(row, topic))
  const any = found.filter((row) => isFor(row, '*'))
  return (
    tellRows(own, scene) ||
    tellRows(any, scene, varied.has(move) ? scene.reading.text.length % Math.max(1, any.length) : 0)
  )
}

/** Moves to which any row will do; of the others the first that holds is the best. */
const varied: ReadonlySet<string> = new Set(['thanks', 'greeting', 'unclear', 'tax', 'law', 'medicine'])
