/** Where each part of a draft was told. */
import type { UvpPart } from '#contract/uvp.ts'
import { toldQuestions } from '#web/account/told-questions.ts'

/** What counts when two texts are compared: not case, not end marks. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/^["“\s]+|[\s.,:;!?"”]+$/g, '')

/** What she typed, where it does not stand in the line letter for letter. */
const typedOtherwise = ({ text, told }: UvpPart) => (bare(text) === bare(told) ? '' : `You wrote: “${told}”`)

export function SourceTip({ part }: { part: UvpPart }) {
  return (
    <span className="tip" role="tooltip">
      <b>{toldQuestions[part.field]}</b>
      {typedOtherwise(part) || 'Word for word, as you told us'}
    </span>
  )
}

/** The numbered list beneath a draft; `active` is the part that was tapped. */
export function SourceList({ parts, active }: { parts: readonly UvpPart[]; active: number | undefined }) {
  return (
    <ol className="legend" aria-label="Where each part came from">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
        <li key={index} className={active === index ? 'is-on' : undefined}>
          <b>{index + 1}</b>
          <span>“{part.text}”</span>
          <span className="from">
            {toldQuestions[part.field]} {typedOtherwise(part)}
          </span>
        </li>
      ))}
    </ol>
  )
}
