/** What a language model reads in the answers: each with the owner's words, to take back; or the offer to let it read. */
import { useRef, useState } from 'react'
import type { ArchetypeReading, ModelReadings } from '#contract/archetype-readings.ts'
import type { ArchetypeInterview, ArchetypeResult } from '#contract/brand-archetype.ts'
import { type ArchetypeId, archetypes } from '#contract/plain/archetypes.ts'
import { useUser } from '#web/account/use-user.ts'
import {
  changeModelReading,
  readInterview,
  removeModelReadings,
  writeModelReadings,
} from '#web/brand-archetype/archetype-queries.ts'
import { StopButton } from '#web/brand-archetype/stop-button.tsx'
import { tryChange, useModelTurn } from '#web/brand-archetype/use-model-turn.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useFocusReturn } from '#web/ui/use-focus-return.ts'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import { type ModelWriting, useModelWriting } from '#web/writing/use-model-writing.ts'
import { WriteWithModel } from '#web/writing/write-with-model.tsx'
import '#web/brand-archetype/model-text.css'
import '#web/brand-archetype/model-readings.css'

/** The rest is one tap away. */
const shownAtOnce = 6
const changeFailed = 'Nothing has changed. Please try again.'

/** Whether our own tables see another archetype in the same answer. */
const differs = ({ archetype, byTables }: ArchetypeReading) => byTables !== null && byTables !== archetype

type ReadingProps = { reading: ArchetypeReading; isOff: boolean; onChange: (isTakenBack: boolean) => void }

function Reading({ reading, isOff, onChange }: ReadingProps) {
  const { quote, about, speaksOf, archetype, byTables, isTakenBack } = reading
  return (
    <li className={isTakenBack ? 'read-as off' : 'read-as'}>
      <blockquote>“{quote}”</blockquote>
      <p>
        On {about}. Read as a sign of {isTakenBack ? <s>{speaksOf}</s> : speaksOf}, like {archetypes[archetype].name}.
        {differs(reading) && byTables && <> We had counted this answer for {archetypes[byTables].name}.</>}
      </p>
      <Button kind="tool" disabled={isOff} onClick={() => onChange(!isTakenBack)}>
        <Icon name={isTakenBack ? 'renew' : 'close'} />
        {isTakenBack ? 'Count it again' : 'That’s not it'}
        <span className="vh"> “{quote}”</span>
      </Button>
    </li>
  )
}

/** How the readings count, and what the result would be without them. */
function describeCount({ primary }: ArchetypeResult, { items, firstWithout }: ModelReadings): string {
  const counted = items.filter(({ isTakenBack }) => !isTakenBack).length
  if (counted === 0) return 'None of them counts: the result is what we counted ourselves.'
  const many = counted === 1 ? 'One of them counts' : `${counted} of them count`
  return `${many}, a little less than the signs that we found ourselves. Without them, ${tellWithout(primary.id, firstWithout)}.`
}

function tellWithout(now: ArchetypeId, without: ArchetypeId | null): string {
  if (without === null) return 'no archetype would stand out'
  return without === now ? 'the first archetype is the same' : `the first would be ${archetypes[without].name}`
}

type ListProps = { readings: ModelReadings; result: ArchetypeResult; isLocked: boolean; onReopened: () => void }

function List({ readings, result, isLocked, onReopened }: ListProps) {
  // One after the other: two taps in a row both count.
  const last = useRef(Promise.resolve())
  const change = (id: string, isTakenBack: boolean) => {
    last.current = last.current.then(async () => {
      const standing = { hasResult: true }
      const isMade = await tryChange(async () => {
        standing.hasResult = (await changeModelReading(id, isTakenBack)).archetypeResult !== null
      }, changeFailed)
      if (isMade && !standing.hasResult) onReopened()
    })
  }
  // First where the two differ: there the owner's word is worth most.
  const sorted = readings.items.toSorted((one, other) => Number(differs(other)) - Number(differs(one)))
  const more = sorted.slice(shownAtOnce)
  const show = (reading: ArchetypeReading) => (
    <Reading
      key={reading.id}
      reading={reading}
      isOff={isLocked}
      onChange={(isTakenBack) => change(reading.id, isTakenBack)}
    />
  )
  return (
    <>
      <p role="status">{describeCount(result, readings)}</p>
      <ul className="readings">{sorted.slice(0, shownAtOnce).map(show)}</ul>
      {more.length > 0 && (
        <details className="fold">
          <summary>
            <Icon name="unfold" />
            {more.length === 1 ? 'One more' : `${more.length} more`}
          </summary>
          <ul className="readings">{more.map(show)}</ul>
        </details>
      )}
    </>
  )
}

type ToolsProps = {
  hasReadings: boolean
  writing: ModelWriting
  isLocked: boolean
  readRef: React.Ref<HTMLButtonElement>
  onRemove: () => void
}

function Tools({ hasReadings, writing, isLocked, readRef, onRemove }: ToolsProps) {
  const { model, isOn, write } = writing
  return (
    <div className="row model-tools">
      {model && isOn && (
        <Button ref={readRef} kind={hasReadings ? 'tool' : undefined} disabled={isLocked} onClick={write}>
          <Icon name={hasReadings ? 'renew' : 'refine'} />
          {hasReadings ? 'Read them again' : `Read them with ${model.name}`}
        </Button>
      )}
      <WriteWithModel writing={writing} isOff={isLocked} verb="Read them with" about="readings" />
      {hasReadings && (
        <Button kind="tool" disabled={isLocked} onClick={onRemove}>
          <Icon name="close" />
          Count without these
        </Button>
      )}
    </div>
  )
}

const offers = {
  decided: 'What you let stand counts, a little less than what we found ourselves; what you take back counts nothing.',
  undecided: 'If one archetype stands out then, you have your result.',
}

function Offer({ name, hasResult }: { name: string; hasResult: boolean }) {
  return (
    <p className="model-offer">
      We go by words, and can miss what a story means. {name} can read your answers for what they show, each time in
      your own words. {hasResult ? offers.decided : offers.undecided}
    </p>
  )
}

type Props = {
  interview: Pick<ArchetypeInterview, 'modelReadings' | 'archetypeResult'>
  isLocked: boolean
  /** Called after a reading gave an undecided interview its result, or the last one that it stood by was taken back. */
  onSettled: () => void
}

/** Beside a result, or where the answers point in too many directions for one. */
export function ModelReadingsOfAnswers({ interview, isLocked, onSettled }: Props) {
  const { modelReadings: readings, archetypeResult: result } = interview
  const [isStillUndecided, setStillUndecided] = useState(false)
  const { isRunning, trouble, start, stop } = useModelTurn(async (signal) => {
    setStillUndecided(false)
    const met = await writeModelReadings(signal)
    setStillUndecided(met.isUndecided === true)
    if (met.isDecided && !result) onSettled()
    return met.trouble
  }, 'Nothing was read, and nothing here has changed. Please try again.')
  const writing = useModelWriting({
    ...{ tool: 'archetype', isImpersonated: useUser().impersonating },
    start: (byModel) => {
      if (byModel) void start()
    },
  })
  const onReopened = () => {
    const text =
      'Without that, no archetype stands out, so the interview goes on. The result is kept under “Show earlier conversations”.'
    showToast({ title: 'The interview is open again', text })
    onSettled()
  }
  const title = useRef<HTMLHeadingElement>(null)
  const readButton = useFocusReturn(isRunning)
  const { model, isOn, isOffered } = writing
  if (!readings && !(model && (isOn || isOffered))) return null
  return (
    <section className="use-sec model-text" aria-labelledby="model-readings-title">
      <div>
        <h3 id="model-readings-title" ref={title} tabIndex={-1}>
          Between the lines
        </h3>
        {readings && <p className="written-by">Read by {readings.writtenBy}</p>}
      </div>
      <div className="beside-count">
        {readings && result && <List {...{ readings, result, isLocked, onReopened }} />}
        {!readings && model && <Offer name={model.name} hasResult={result !== null} />}
        <p role="status" className={isStillUndecided ? undefined : 'vh'}>
          {isRunning ? 'Reading your answers…' : ''}
          {isStillUndecided &&
            `${model?.name ?? 'The model'} has read them: they still point in several directions. Nothing here has changed.`}
        </p>
        <TroubleNote
          trouble={isRunning ? undefined : trouble}
          instead={
            readings
              ? 'What was read before stays.'
              : result
                ? 'The result stays as it was counted.'
                : 'Nothing here has changed.'
          }
        />
        {isRunning ? (
          <>
            <span className="sk t" aria-hidden="true" style={{ width: '80%' }} />
            <StopButton
              onStop={() => {
                stop()
                // It may have been stored already.
                void readInterview().catch(console.error)
              }}
            />
          </>
        ) : (
          <Tools
            {...{ hasReadings: readings !== null, writing, isLocked }}
            readRef={readButton}
            onRemove={async () => {
              const isMade = await tryChange(async () => {
                if ((await removeModelReadings()).archetypeResult === null) onReopened()
              }, changeFailed)
              if (isMade) title.current?.focus()
            }}
          />
        )}
      </div>
    </section>
  )
}
