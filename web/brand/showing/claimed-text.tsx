/** A line of a language model: what the owner told opens its source, what nobody told is underlined. */
import type { Claim } from '#contract/plain/claim.ts'
import { LineParts } from '#web/brand/showing/line-parts.tsx'
import { SourceTip, type ToldPart } from '#web/brand/showing/sources.tsx'

/** The claims that the owner told, with their words. */
export const listToldParts = (text: string, claims: readonly Claim[]): (ToldPart & Claim)[] =>
  claims.flatMap((claim) =>
    claim.source ? [{ ...claim, ...claim.source, text: text.slice(claim.start, claim.end) }] : [],
  )

type PieceProps = { text: string; claims: readonly Claim[]; from: number; to: number }

/** The text between two claims that the owner told, with what nobody told. */
function Between({ text, claims, from, to }: PieceProps) {
  const untold = claims.filter(({ source, start }) => !source && start >= from && start < to)
  return (
    <>
      {untold.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(untold[index - 1]?.end ?? from, start)}
          <span className="unsaid">{text.slice(start, end)}</span>
        </span>
      ))}
      {text.slice(untold.at(-1)?.end ?? from, to)}
    </>
  )
}

type Props = { text: string; claims: readonly Claim[]; pressed: number | undefined; onPick: (at: number) => void }

export function ClaimedText({ text, claims, pressed, onPick }: Props) {
  const told = listToldParts(text, claims)
  return (
    <>
      <LineParts
        className="src"
        parts={told.map((part) => part.text)}
        pressed={pressed}
        onPick={onPick}
        renderBefore={(at) => (
          <Between {...{ text, claims }} from={told[at - 1]?.end ?? 0} to={told[at]?.start ?? text.length} />
        )}
        renderTip={(at) => told[at] && <SourceTip part={told[at]} />}
      />
      <Between {...{ text, claims }} from={told.at(-1)?.end ?? 0} to={text.length} />
    </>
  )
}
