/** Your Unique Value Proposition: write, compare, refine, choose. */
import { useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { blockingStep, defaultBusinessName, withBusinessName } from '#contract/brand.ts'
import type { StoredUvp, UserProfile } from '#contract/uvp.ts'
import { productName } from '#web/account/first-data.ts'
import { chainOf, useUser } from '#web/account/use-user.ts'
import { addSaved, savedLabel } from '#web/brand/add-saved.ts'
import { ChoiceList } from '#web/brand/choice-list.tsx'
import { EarlierLists } from '#web/brand/earlier-lists.tsx'
import { LockedNote } from '#web/brand/locked-note.tsx'
import { ToolHead } from '#web/brand/tool-head.tsx'
import { useFirstWriting, useWriting } from '#web/brand/use-writing.ts'
import { WritingHead } from '#web/brand/writing-head.tsx'
import { refresh } from '#web/calls/use-call.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useTitle } from '#web/ui/set-title.ts'
import { RefineDialog } from '#web/uvp/refine-dialog.tsx'
import { saveUvps, useProfile, writeUvps } from '#web/uvp/uvp-queries.ts'
import { UvpSaveBar } from '#web/uvp/uvp-save-bar.tsx'
import '#web/ui/tools.css'

export default function UvpPage() {
  useTitle('UVP Generator', productName)
  const user = useUser()
  const { data: profile, isError } = useProfile()
  return (
    <main id="main">
      <ToolHead
        title="Your Unique Value Proposition"
        lede="One sentence that says whom you help, to what, and why you."
        data={user.brandAttributesData.attributesData}
      >
        {isError && <LoadFailure>Your value propositions could not be loaded. Please refresh the page.</LoadFailure>}
      </ToolHead>
      {profile && <Variations user={user} profile={profile} />}
    </main>
  )
}

const counts = ['None yet', 'One way', 'Two ways', 'Three ways', 'Four ways', 'Five ways', 'Six ways']
const titleOf = (count: number) => (count === 0 ? 'No sentence yet' : `${counts[count] ?? count} to say it`)

/** The refined text takes the variation's place; a failed save of the list is only logged. */
async function replaceOne(uvps: readonly StoredUvp[], index: number, uvp: string): Promise<void> {
  try {
    await saveUvps(uvps.map((variation, at) => (at === index ? { ...variation, uvp } : variation)))
  } catch (error) {
    console.error(error)
  }
}

function Variations({ user, profile }: { user: CurrentUser; profile: UserProfile }) {
  const { uvpVariations: uvps, isStale, source, earlierCount } = profile.brandAttributesData
  const businessName = profile.businessName || profile.businessInfo.businessName || defaultBusinessName
  const { lines, failure, start } = useWriting(writeUvps)
  const blocking = blockingStep('uvp', chainOf(user))
  const isReady = blocking === undefined
  useFirstWriting(isReady && uvps.length === 0, start)
  const [picked, setPicked] = useState<string>()
  const [refined, setRefined] = useState<number>()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const isWriting = lines !== undefined
  const standing = addSaved<StoredUvp>(
    uvps,
    user.chosenUvp,
    ({ uvp }) => uvp,
    (uvp) => ({ uvp }),
  )
  const shown = lines ?? standing
  const at = shown.findIndex(({ uvp }) => uvp === (picked ?? user.chosenUvp))
  const refinedUvp = refined === undefined ? undefined : standing[refined]

  return (
    <>
      <section className="wrap writing" aria-label="Variations">
        <WritingHead
          title={titleOf(uvps.length)}
          what="These sentences"
          action="Regenerate UVPs"
          onWrite={start}
          onShowEarlier={() => setHistoryOpen(true)}
          {...{ source, earlierCount, isStale, isWriting, isReady, failure }}
        />
        {shown.length > 0 && <LockedNote blocking={blocking} />}
        {shown.length === 0 && !isWriting ? (
          <div className="empty-state">
            <p>No UVP variations generated. Please try again.</p>
            {!isReady && (
              <p className="quiet">They are written from your six words: complete your brand attributes first.</p>
            )}
          </div>
        ) : (
          <ChoiceList
            legend="Choose your value proposition"
            choices={shown.map(({ uvp, approach, description }, index) => ({
              text: withBusinessName(uvp, businessName),
              label: lines === undefined && index >= uvps.length ? savedLabel : (approach ?? ''),
              hint: description ?? '',
            }))}
            selected={at < 0 ? undefined : at}
            onSelect={(index) => setPicked(shown[index]?.uvp)}
            isWriting={isWriting}
            renderTools={(index) => (
              <button className="btn tool" type="button" disabled={!isReady} onClick={() => setRefined(index)}>
                <Icon name="refine" />
                Refine with AI
                <span className="vh">, UVP {index + 1}</span>
              </button>
            )}
          />
        )}
        <p className="small quiet writing-hint">When this is saved, visit the Taglines page next.</p>
      </section>
      <UvpSaveBar user={user} text={isWriting || at < 0 ? undefined : shown[at]?.uvp} isLocked={!isReady} />
      {refined !== undefined && refinedUvp && (
        <RefineDialog
          number={refined + 1}
          text={withBusinessName(refinedUvp.uvp, businessName)}
          onText={(uvp) => {
            if ((picked ?? user.chosenUvp) === refinedUvp.uvp) setPicked(uvp)
            return replaceOne(standing, refined, uvp)
          }}
          onClose={() => setRefined(undefined)}
        />
      )}
      {isHistoryOpen && (
        <EarlierLists
          part="uvps"
          title="Earlier versions"
          onRestored={() => refresh('GET /api/user-profile')}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  )
}
