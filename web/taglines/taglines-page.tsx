/** Brand Taglines: write, compare, choose. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { blockingStep, defaultBusinessName, taglinesFreshMs, withBusinessName } from '#contract/brand.ts'
import type { TaglineList } from '#contract/taglines.ts'
import { productName } from '#web/account/first-data.ts'
import { chainOf, useUser } from '#web/account/use-user.ts'
import { addSaved, savedLabel } from '#web/brand/add-saved.ts'
import { ChoiceBar, useSaving } from '#web/brand/choice-bar.tsx'
import { ChoiceList } from '#web/brand/choice-list.tsx'
import { EarlierLists } from '#web/brand/earlier-lists.tsx'
import { LockedNote } from '#web/brand/locked-note.tsx'
import { ToolHead } from '#web/brand/tool-head.tsx'
import { useFirstWriting, useWriting } from '#web/brand/use-writing.ts'
import { WritingHead } from '#web/brand/writing-head.tsx'
import { refresh } from '#web/calls/use-call.ts'
import { paths } from '#web/paths.ts'
import { chooseTagline, keepTaglines, useTaglines, writeTaglines } from '#web/taglines/taglines-queries.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useTitle } from '#web/ui/set-title.ts'
import { showToast } from '#web/ui/toast.tsx'
import '#web/ui/tools.css'

export default function TaglinesPage() {
  useTitle('Tagline Generator', productName)
  const user = useUser()
  const { data: list, isError } = useTaglines()
  return (
    <main id="main">
      <ToolHead
        title="Brand Taglines"
        lede="A few words that people repeat. Some are easy to like, some are easy to remember; a young brand does well to be remembered."
        data={user.brandAttributesData.attributesData}
      >
        {isError && <LoadFailure>Your taglines could not be loaded. Please refresh the page.</LoadFailure>}
      </ToolHead>
      {list && <Taglines user={user} list={list} />}
    </main>
  )
}

const isOutdated = ({ isStale, madeAt }: TaglineList) =>
  isStale && madeAt !== null && Date.now() - Date.parse(madeAt) > taglinesFreshMs

const completeFirst = 'Complete your brand attributes to generate taglines.'
const chooseUvpFirst = 'Save your value proposition first: the taglines are written from it.'

const leanings: Readonly<Record<string, string>> = {
  'easy to like': 'Easy to like',
  'easy to remember': 'Easy to remember',
}

function Taglines({ user, list }: { user: CurrentUser; list: TaglineList }) {
  const { taglines, details, isStale, source, earlierCount } = list
  const businessName = user.businessName || defaultBusinessName
  const { lines, failure, start } = useWriting(writeTaglines)
  const blocking = blockingStep('taglines', chainOf(user))
  const isReady = blocking === undefined
  useFirstWriting(isReady && (taglines.length === 0 || isOutdated(list)), start)
  useEffect(() => keepTaglines(user.id, list), [user.id, list])
  const [picked, setPicked] = useState<string>()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const isWriting = lines !== undefined
  const standing = taglines.map((tagline, index) => ({
    tagline,
    leans: details[index]?.leans ?? '',
    device: details[index]?.device ?? '',
  }))
  const shown =
    lines ??
    addSaved(
      standing,
      user.chosenTagline,
      ({ tagline }) => tagline,
      (tagline) => ({ tagline, leans: savedLabel, device: '' }),
    )
  const at = shown.findIndex(({ tagline }) => tagline === (picked ?? user.chosenTagline))

  return (
    <>
      <section className="wrap writing" aria-label="Taglines">
        <WritingHead
          title={taglines.length === 0 ? 'No tagline yet' : `${taglines.length} taglines`}
          what="These taglines"
          action="Regenerate Taglines"
          onWrite={start}
          onShowEarlier={() => setHistoryOpen(true)}
          {...{ source, earlierCount, isStale, isWriting, isReady, failure }}
        />
        {shown.length > 0 && <LockedNote blocking={blocking} />}
        {shown.length === 0 && !isWriting ? (
          <p className="empty-state">
            No taglines generated yet. {blocking === 'uvp' ? chooseUvpFirst : completeFirst}
          </p>
        ) : (
          <ChoiceList
            legend="Choose your tagline"
            choices={shown.map(({ tagline, leans, device }) => ({
              text: withBusinessName(tagline, businessName),
              label: leanings[leans] ?? leans,
              hint: device,
            }))}
            selected={at < 0 ? undefined : at}
            onSelect={(index) => setPicked(shown[index]?.tagline)}
            isWriting={isWriting}
          />
        )}
        <p className="small quiet writing-hint">
          Saving unlocks Core Values, and after them the Brand Archetypes tool.
        </p>
      </section>
      <TaglineSaveBar user={user} text={isWriting || at < 0 ? undefined : shown[at]?.tagline} isLocked={!isReady} />
      {isHistoryOpen && (
        <EarlierLists
          part="taglines"
          title="Earlier taglines"
          onRestored={() => refresh('GET /api/taglines')}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  )
}

type SaveProps = { user: CurrentUser; text: string | undefined; isLocked: boolean }

function TaglineSaveBar({ user, text, isLocked }: SaveProps) {
  const { isSaving, run } = useSaving('Failed to save tagline')
  const navigate = useNavigate()
  const isSaved = text !== undefined && text === user.chosenTagline
  const save = () =>
    run(async () => {
      if (text === undefined) return
      await chooseTagline(text)
      showToast({ title: 'Saved', text: 'This is your tagline now. Take your brand along from the toolkit.' })
      navigate(paths.toolkit)
    })
  return (
    <ChoiceBar isSaving={isSaving} isSaved={isSaved} hasChoice={text !== undefined || isLocked} back={paths.uvp}>
      <button className="btn main" type="button" disabled={text === undefined || isSaving || isLocked} onClick={save}>
        Save Selected Tagline
      </button>
    </ChoiceBar>
  )
}
