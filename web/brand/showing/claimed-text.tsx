/** A line of a language model: what the owner told opens its source, what nobody told is underlined. */
import type { Claim } from '#contract/plain/claim.ts'
import { LineParts } from '#web/brand/showing/line-parts.tsx'
import { SourceTip, type ToldPart } from '#web/brand/showing/sources.tsx'
import { UntoldText } from '#web/brand/showing/untold-text.tsx'

/** The claims that the owner told, with their words. */
export const listToldParts = (text: string, claims: readonly Claim[]): (ToldPart & Claim)[] =>
  claims.flatMap((claim) =>
    claim.source ? [{ ...claim, ...claim.source, text: text.slice(claim.start, claim.end) }] : [],
  )

type Props = { text: string; claims: readonly Claim[]; pressed: number | undefined; onPick: (at: number) => void }

export function ClaimedText({ text, claims, pressed, onPick }: Props) {
  const told = listToldParts(text, claims)
  const untold = claims.filter(({ source }) => !source)
  return (
    <>
      <LineParts
        className="src"
        parts={told.map((part) => part.text)}
        pressed={pressed}
        onPick={onPick}
        renderBefore={(at) => (
          <UntoldText {...{ text, untold }} from={told[at - 1]?.end ?? 0} to={told[at]?.start ?? text.length} />
        )}
        renderTip={(at) => told[at] && <SourceTip part={told[at]} />}
      />
      <UntoldText {...{ text, untold }} from={told.at(-1)?.end ?? 0} to={text.length} />
    </>
  )
}
