/** Surfaces and what tells of a state: cards, notes, badges, progress, tables. */
import { Example, PartSection } from '#web/parts/part-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const tones = [undefined, 'good', 'mid', 'poor'] as const
const classOf = (part: string, tone: string | undefined) => (tone ? `${part} ${tone}` : part)

function Notes() {
  return (
    <PartSection title="Note">
      {tones.map((tone) => (
        <Example key={tone ?? 'plain'} name={tone ?? 'plain'} isWide>
          <p className={classOf('note', tone)}>
            <Icon name="note" />
            <span>
              This list was made from earlier answers. <a href="#main">See them</a>
            </span>
          </p>
        </Example>
      ))}
    </PartSection>
  )
}

function Marks() {
  return (
    <PartSection title="Badge, band, number">
      {[...tones, 'seal', 'soon'].map((tone) => (
        <Example key={tone ?? 'plain'} name={`badge ${tone ?? 'plain'}`}>
          <span className={classOf('badge', tone)}>Active</span>
        </Example>
      ))}
      {['good', 'mid', 'poor'].map((tone) => (
        <Example key={tone} name={`band ${tone}`}>
          <span className={classOf('band', tone)}>8.4</span>
        </Example>
      ))}
      {[undefined, 'now', 'done', 'locked', 'big'].map((state) => (
        <Example key={state ?? 'open'} name={`step ${state ?? 'open'}`}>
          <span className={classOf('pip', state)}>{state === 'done' ? <Icon name="check" /> : 3}</span>
        </Example>
      ))}
    </PartSection>
  )
}

function Waiting() {
  return (
    <PartSection title="Waiting and failing">
      <Example name="progress" isWide>
        <ProgressBar percent={60} label="Words chosen" />
      </Example>
      <Example name="spinner">
        <span className="spin ink" aria-hidden="true" />
      </Example>
      <Example name="placeholder" isWide>
        <span className="sk t" />
        <span className="sk" />
      </Example>
      <Example name="saved">
        <span className="save">
          <Icon name="check" /> Saved
        </span>
      </Example>
      <Example name="not saved">
        <span className="save off">
          <Icon name="offline" /> Not saved yet
        </span>
      </Example>
      <Example name="failed to load" isWide>
        <LoadFailure>We couldn’t load your words.</LoadFailure>
      </Example>
    </PartSection>
  )
}

export function SurfaceParts() {
  return (
    <>
      <PartSection title="Card and empty state">
        <Example name="card" isWide>
          <Card>
            <h3>Harbor Joinery</h3>
            <p className="quiet">Doors and stairs, made to be handed on.</p>
          </Card>
        </Example>
        <Example name="lifted card" isWide>
          <Card isLifted>
            <h3>Payment</h3>
          </Card>
        </Example>
        <Example name="empty state" isWide>
          <div className="empty-state">
            <p className="says">Nothing here yet.</p>
            <h3>Your first value proposition</h3>
            <p className="quiet">Finish six sentences, and it forms from your own words.</p>
            <Button kind="main">Begin</Button>
          </div>
        </Example>
      </PartSection>
      <Notes />
      <Marks />
      <Waiting />
    </>
  )
}
