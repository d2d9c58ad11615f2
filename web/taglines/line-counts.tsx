/**
 * A table that compares the tagline the owner is writing with the selected one: number of words, syllables, shared
 * sounds, and so on. Only counts; it does not judge which is better.
 */
import { type LineMeasures, measureLine, type OwnerText, type SharedSound } from '#contract/plain/line-measures.ts'

/** A line with its column heading. */
export type CountedLine = { name: string; text: string }
type Column = CountedLine & { measures: LineMeasures }

type Props = { lines: readonly CountedLine[]; told: readonly OwnerText[]; names: readonly string[] }

const saySounds = (sounds: readonly SharedSound[], write: (sound: string) => string) =>
  sounds.map(({ sound, words }) => `${write(sound)}: ${words.join(', ')}`).join('; ') || 'none'

const rows: readonly { label: string; read: (measures: LineMeasures) => string | number }[] = [
  { label: 'Words', read: ({ words }) => words },
  { label: 'Syllables', read: ({ syllables }) => syllables ?? 'not counted' },
  { label: 'Same first sound', read: ({ firstSounds }) => saySounds(firstSounds, (sound) => sound) },
  { label: 'Same ending', read: ({ endings }) => saySounds(endings, (ending) => `-${ending}`) },
  { label: 'Your name in it', read: ({ hasName }) => (hasName ? 'yes' : 'no') },
]

export function LineCounts({ lines, told, names }: Props) {
  const columns = lines.map((line): Column => ({ ...line, measures: measureLine(line.text, told, names) }))
  return (
    <table className="counts num">
      <caption className="vh">What can be counted about {columns.length > 1 ? 'the two lines' : 'the line'}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ name, measures }) => (
            <th scope="col" key={name}>
              <b>{name}</b> <MarkedLine measures={measures} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, read }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(({ name, measures }) => (
              <td key={name}>{read(measures)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Your own words</th>
          {columns.map(({ name, measures }) => (
            <td key={name}>
              <OwnWords measures={measures} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** The line with those words underlined that occur in the owner's answers. */
const MarkedLine = ({ measures }: { measures: LineMeasures }) => (
  <q>
    {measures.pieces.map(({ text, from }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
      <span key={at} className={from ? 'own' : undefined}>
        {text}
      </span>
    ))}
  </q>
)

/** How many of the line's words occur in the owner's answers, and in which. */
function OwnWords({ measures: { own, pieces } }: { measures: LineMeasures }) {
  const found = Object.entries(Object.groupBy(pieces, ({ from }) => from)).filter(([from]) => from !== '')
  return (
    <>
      {own.of === 0 ? 'none' : `${own.count} of ${own.of}`}
      <ul>
        {found.map(([from, told = []]) => (
          <li key={from}>
            {from}: {[...new Set(told.map(({ text }) => text.toLowerCase()))].join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}
