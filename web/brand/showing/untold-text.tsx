/** A stretch of text in which what nobody told us is underlined. */
import './untold.css'

type Props = {
  text: string
  /** In order, in characters of the whole text. */
  untold: readonly { start: number; end: number }[]
  from?: number
  to?: number
}

export function UntoldText({ text, untold, from = 0, to = text.length }: Props) {
  const inside = untold.filter(({ start }) => start >= from && start < to)
  return (
    <>
      {inside.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(inside[index - 1]?.end ?? from, start)}
          <span className="unsaid">{text.slice(start, end)}</span>
        </span>
      ))}
      {text.slice(inside.at(-1)?.end ?? from, to)}
    </>
  )
}
