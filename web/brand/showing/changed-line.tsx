/** A line that a language model refines: what has arrived of it, and what changed. */
import { Fragment } from 'react'
import type { Claim } from '#contract/plain/claim.ts'
import { diffWords } from '#web/brand/showing/diff-words.ts'
import type { LineRefinementState } from '#web/brand/showing/use-refining.ts'
import { Button } from '#web/ui/button.tsx'

type Versions = Pick<LineRefinementState, 'versions' | 'at' | 'show' | 'isBusy'>

/** The longest label of a version that is shown whole, in characters. */
const labelMax = 18
const shorten = (label: string) => (label.length > labelMax ? `${label.slice(0, labelMax - 1).trimEnd()}…` : label)

/** One tap away: every version by what was asked for. */
export function LineVersions({ versions, at, show, isBusy }: Versions) {
  if (versions.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div className="vers" role="group" aria-label="Versions of this line">
      {versions.map(({ label, text }, place) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may come twice
          key={place}
          kind="tool"
          className="version"
          title={text}
          aria-pressed={place === at}
          disabled={isBusy}
          onClick={() => show(place)}
        >
          <b className="num">{place + 1}</b>
          {shorten(label)}
        </Button>
      ))}
    </div>
  )
}

/** The line so far, with the old one below it. */
export function ArrivingLine({ text, kept }: { text: string; kept: string }) {
  return (
    <>
      <p className="text" aria-busy="true">
        {text}
        <i className="caret" aria-hidden="true" />
      </p>
      <p className="was">
        <b>Kept:</b> {kept}
      </p>
    </>
  )
}

/** The words of the line, those marked that are new; and what is out. */
export function ChangedLine({ before, text }: { before: string; text: string }) {
  const runs = diffWords(before, text)
  const out = runs.filter(({ kind }) => kind === 'out')
  return (
    <>
      <p className="text">
        {runs
          .filter(({ kind }) => kind !== 'out')
          .map((run, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a run is known by its place alone
            <Fragment key={at}>
              {at > 0 && ' '}
              {run.kind === 'in' ? <ins>{run.text}</ins> : run.text}
            </Fragment>
          ))}
      </p>
      {out.length > 0 && (
        <p className="was">
          <b>Out:</b> <del>{out.map((run) => run.text).join(' … ')}</del>
        </p>
      )}
    </>
  )
}

/** What the line says although nobody told us; or that there is nothing of the kind. */
export function NewClaims({ text, claims }: { text: string; claims: readonly Claim[] | undefined }) {
  if (claims === undefined) return null
  const untold = claims.filter(({ source }) => source === undefined)
  if (untold.length === 0) return <p className="small quiet">It says nothing that you haven’t told us.</p>
  return (
    <p className="small">
      Not from what you told us:{' '}
      {untold.map(({ start, end }, at) => (
        <Fragment key={start}>
          {at > 0 && ', '}
          <q className="unsaid">{text.slice(start, end)}</q>
        </Fragment>
      ))}
      . In your list you can tell us, or take it out.
    </p>
  )
}
