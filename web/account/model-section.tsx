/** The owner's switches for a language model, and how much was sent to it. Nothing is shown where none is set up. */
import { writingToolNames } from '#contract/plain/writing-tools.ts'
import type { WritingState } from '#contract/writing.ts'
import { getSectionTitleId, profileSections } from '#web/account/profile-nav.tsx'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast.tsx'
import '#web/writing/consent.css'
import { changeWriting, useSentCounts, useWritingState } from '#web/writing/writing-queries.ts'

async function change(next: Parameters<typeof changeWriting>[0]): Promise<void> {
  try {
    await changeWriting(next)
  } catch (error) {
    console.error(error)
    showToast({ title: 'Not changed', text: explainFailure(error, 'Please try again.'), isBad: true })
  }
}

function SentTable() {
  const { data } = useSentCounts()
  if (!data || data.counts.length === 0) return null
  return (
    <>
      <h3>What has gone out</h3>
      <p className="small quiet">Counted, not kept: we store how much was sent, never the text.</p>
      <div className="sent-counts">
        <table>
          <caption className="vh">What was sent, by day and tool</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Tool</th>
              <th scope="col">Calls</th>
              <th scope="col">Characters</th>
            </tr>
          </thead>
          <tbody>
            {data.counts.map(({ day, tool, calls, characters }) => (
              <tr key={`${day} ${tool}`}>
                <td>{day}</td>
                <td>{writingToolNames[tool]}</td>
                <td>{calls}</td>
                <td>{characters.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Switches({ state, model }: { state: WritingState; model: NonNullable<WritingState['model']> }) {
  const { isOn, isShownEachTime } = state
  const { name, isOwnMachine, recipient } = model
  return (
    <>
      <Switch
        name={`Let ${name} write with my words`}
        hint={
          isOwnMachine
            ? 'It runs on the computer that runs this site, so your words don’t leave it.'
            : `They are sent to ${recipient} each time you press a button that says so, never by themselves.`
        }
        isOn={isOn}
        onSwitch={(next) => void change({ isOn: next })}
      />
      {!isOwnMachine && (
        <Switch
          name="Show me the text each time"
          hint="Before it goes, the way you saw it the first time."
          isOn={isShownEachTime}
          onSwitch={(next) => void change({ isOn, isShownEachTime: next })}
        />
      )}
    </>
  )
}

export function ModelSection() {
  const { data: state } = useWritingState()
  if (!state?.model) return null
  return (
    <section className="psec" aria-labelledby={getSectionTitleId('model')}>
      <h2 id={getSectionTitleId('model')}>{profileSections.model}</h2>
      <Switches state={state} model={state.model} />
      <p className="small quiet">
        Turned off, every tool goes on with drafts in your own words. What {state.model.name} wrote for you stays.
      </p>
      <SentTable />
    </section>
  )
}
