/** Brand Taglines: generate, compare, pin, edit, refine, choose. */
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import {
  defaultBusinessName,
  findBlockingStep,
  insertBusinessName,
  type StepId,
  taglinesFreshMs,
} from '#contract/plain/brand.ts'
import { isPinnedOrEdited, keepPinnedOrEditedLines } from '#contract/plain/keep-marked.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import type { TaglineList } from '#contract/taglines.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { getStepUnlockFacts, useUser } from '#web/account/use-user.ts'
import { appendSavedLine } from '#web/brand/saving/append-saved-line.ts'
import { formatCountInWords } from '#web/brand/showing/format-count-in-words.ts'
import { LineSaveBar } from '#web/brand/showing/line-save-bar.tsx'
import { ListNotes } from '#web/brand/showing/list-notes.tsx'
import { readOnlyNote, useReadOnly } from '#web/brand/showing/read-only.tsx'
import { ToolHead } from '#web/brand/showing/tool-head.tsx'
import { useFirstWriting, useWriting } from '#web/brand/showing/use-writing.ts'
import { WritingHead } from '#web/brand/showing/writing-head.tsx'
import { CallError } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { paths } from '#web/paths.ts'
import { OwnLine } from '#web/taglines/own-line.tsx'
import { TaglineSpecimen } from '#web/taglines/tagline-specimen.tsx'
import { listTaglines, storeTaglines, taglineKind, useTaglines, writeTaglines } from '#web/taglines/taglines-queries.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import { useModelWriting } from '#web/writing/use-model-writing.ts'
import { WriteWithModel } from '#web/writing/write-with-model.tsx'
import '#web/ui/tool-parts.css'
import '#web/brand/showing/lines.css'
import '#web/taglines/taglines.css'

export default function TaglinesPage() {
  useDocumentTitle('Tagline Generator', productName)
  const user = useUser()
  const { data: list, isError } = useTaglines()
  return (
    <main id="main">
      <ToolHead
        title="Brand Taglines"
        lede="A few words that people repeat. Pin the ones you could say out loud to a customer."
        data={user.brandAttributesData.attributesData}
      >
        {isError && <LoadFailure>We couldn’t load your taglines. Please refresh the page.</LoadFailure>}
      </ToolHead>
      {list && <Taglines user={user} list={list} />}
    </main>
  )
}

/** Whether new lines are written on opening the page; those of a language model are replaced at a press alone. */
const isOutdated = ({ isStale, source, madeAt }: TaglineList) =>
  isStale && source !== 'provider' && madeAt !== null && Date.now() - Date.parse(madeAt) > taglinesFreshMs

const NoTaglines = ({ blocking }: { blocking: StepId | undefined }) => (
  <p className="empty-state">
    No taglines generated yet.{' '}
    {blocking === 'brand-attributes' && 'Complete your brand attributes to generate taglines.'}
    {blocking === 'uvp' && 'Save your value proposition first. Your taglines are written from it.'}
  </p>
)

/** Says how many lines a new generation will leave unchanged. */
function staysOf(lines: readonly WrittenLine[]): string {
  const count = lines.filter(isPinnedOrEdited).length
  return count === 0 ? 'Pinned and edited lines stay.' : `${count} pinned or edited ${count === 1 ? 'stays' : 'stay'}.`
}

const saveButtons = [
  { label: 'Save Selected Tagline', toast: (text: string) => `“${text}” is now your tagline.`, goesOn: true },
]

const howMade = (lines: readonly WrittenLine[]) =>
  lines.some(({ writtenBy }) => writtenBy !== undefined)
    ? 'In your own words, except where a line names who wrote it.'
    : 'In your own words.'

/** What stands there after a language model had trouble. */
const insteadOf = (source: TaglineList['source']) =>
  source === 'provider'
    ? 'What was whole is kept; press the button again for more.'
    : 'The new lines are cut from your own words.'

const hasTooLittle = (failure: unknown, lines: readonly WrittenLine[]) =>
  lines.length === 0 && failure instanceof CallError && failure.body?.code === 'nothing_fresh'

const TooLittleTold = () => (
  <span>
    We don’t know enough yet to write a tagline. <Link to={paths.uvp}>Tell us what you do and what others don’t</Link>,
    in one line each.
  </span>
)

function Taglines({ user, list }: { user: CurrentUser; list: TaglineList }) {
  const { isStale, source, earlierCount } = list
  const standing = listTaglines(list)
  const businessName = user.businessName || defaultBusinessName
  const { lines, isByModel, isChecking, failure, trouble, start, stop, ...stopping } = useWriting(writeTaglines)
  const byModel = useModelWriting({ tool: 'taglines', isImpersonated: user.impersonating, start })
  const blocking = findBlockingStep('taglines', getStepUnlockFacts(user))
  const isReadOnly = useReadOnly('taglines')
  const isReady = blocking === undefined && !isReadOnly
  useFirstWriting(isReady && (standing.length === 0 || isOutdated(list)), start)
  useEffect(() => storeTaglines(user.id, list), [user.id, list])
  const [picked, setPicked] = useState<string>()
  const [editing, setEditing] = useState<readonly number[]>([])
  const isWriting = lines !== undefined
  const shown = lines
    ? keepPinnedOrEditedLines(standing.filter(isPinnedOrEdited), lines)
    : appendSavedLine(standing, user.chosenTagline)
  const selected = shown.findIndex(({ text }) => text === (picked ?? user.chosenTagline))

  const chosen = shown[selected]?.text
  const selectedText = chosen && insertBusinessName(chosen, businessName)
  return (
    <>
      <section className="wrap taglines" aria-label="Taglines">
        <WritingHead
          title={formatCountInWords(standing.length, 'line')}
          what="These taglines"
          ownWords={howMade(standing)}
          stays={isReadOnly ? readOnlyNote : staysOf(standing)}
          action="Regenerate Taglines"
          onWrite={byModel.write}
          {...(isByModel && { onStop: stop })}
          otherWay={
            <WriteWithModel writing={byModel} isOff={isWriting || editing.length > 0 || !isReady} namesWriter />
          }
          part="taglines"
          earlierTitle="Earlier taglines"
          onRestored={() => refresh('GET /api/taglines')}
          {...{ earlierCount, isStale, isWriting, isChecking, failure }}
          source={isWriting && isByModel ? 'provider' : source}
          isReady={isReady && editing.length === 0}
        >
          {hasTooLittle(failure, standing) ? <TooLittleTold /> : undefined}
        </WritingHead>
        <TroubleNote trouble={isWriting ? undefined : trouble} instead={insteadOf(source)} />
        <ListNotes kind={taglineKind} {...{ standing, shown, blocking, editing, isReady, stopping }} />
        {shown.length === 0 && !isWriting ? (
          <NoTaglines blocking={blocking} />
        ) : (
          <TaglineSpecimen
            savedFrom={isWriting ? shown.length : standing.length}
            onPick={setPicked}
            {...{ shown, businessName, selected, isWriting, isChecking, isReady, isStale, editing, setEditing }}
          />
        )}
        {isReady && (
          <OwnLine
            user={user}
            lines={standing}
            selected={isWriting ? undefined : selectedText}
            isOff={isWriting || editing.length > 0}
            onAdded={setPicked}
          />
        )}
        <p className="small quiet writing-hint">
          Saving unlocks Core Values, and after that the Brand Archetypes tool.
        </p>
      </section>
      <LineSaveBar
        kind={taglineKind}
        text={isWriting ? undefined : chosen}
        isLocked={!isReady}
        buttons={saveButtons}
        namesNext
        back={paths.uvp}
        {...{ user, isReadOnly }}
      />
    </>
  )
}
