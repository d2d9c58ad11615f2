/** The full toolkit navigation: every tool in its group, with the reason if it is locked. */
import { Link } from 'react-router'
import type { StepId, StepState } from '#contract/plain/brand.ts'
import { paths, stepPaths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

/** `isOpen`: every signed-in user may open it, whatever their plan and steps. */
type Entry = { name: string; step?: StepId; path?: string; isOpen?: true }

const groups: readonly { name: string; entries: readonly Entry[] }[] = [
  {
    name: 'Brand Foundation',
    entries: [
      { name: 'Attributes', step: 'brand-attributes' },
      { name: 'UVP', step: 'uvp' },
      { name: 'Taglines', step: 'taglines' },
      { name: 'Core Values', step: 'core-values' },
      { name: 'Archetype', step: 'brand-archetype' },
      { name: 'The Twelve Archetypes', path: paths.brandArchetypes, isOpen: true },
    ],
  },
  { name: 'Brand Analysis', entries: [{ name: 'Brand Audit', step: 'brand-review' }] },
  { name: 'Content & Messaging', entries: [{ name: 'Voice Guide' }, { name: 'Messaging Framework' }] },
  { name: 'Visual Identity', entries: [{ name: 'Mood Board' }, { name: 'Color Palette' }] },
  {
    name: 'Reports & Export',
    entries: [{ name: 'Brand Export', path: paths.brandExport }, { name: 'Brand Guide' }, { name: 'Team Handoff' }],
  },
]

const lockedHint = 'Complete previous steps to unlock'

function ToolEntry({ entry, states }: { entry: Entry; states: Record<StepId, StepState> }) {
  const path = entry.path ?? (entry.step && stepPaths[entry.step])
  const state = entry.path
    ? entry.isOpen || states['brand-attributes'] === 'done'
      ? 'open'
      : 'locked'
    : entry.step && states[entry.step]
  if (!path) {
    return (
      <li className="off">
        {entry.name}
        <span className="badge soon">SOON</span>
      </li>
    )
  }
  if (state === 'locked') {
    return (
      <li className="off">
        {entry.name}
        <span data-hint={lockedHint}>
          <Icon name="lock" />
          <span className="vh">{lockedHint}</span>
        </span>
      </li>
    )
  }
  return (
    <li>
      <Link to={path}>{entry.name}</Link>
      {state === 'done' && (
        <>
          <Icon name="check" />
          <span className="vh">Completed</span>
        </>
      )}
    </li>
  )
}

/** Collapsed (not `isOpen`) for users who have completed no step yet and have one thing to do first. */
export function ToolkitOverview({ states, isOpen }: { states: Record<StepId, StepState>; isOpen: boolean }) {
  return (
    <details className="overview" open={isOpen}>
      <summary>
        <h2>The full toolkit</h2>
      </summary>
      <p className="lede">
        The tools must be completed in order, because each one builds on the answers before it. You can go back and
        change an answer at any time.
      </p>
      <nav className="groups" aria-label="All tools">
        {groups.map((group) => (
          <div key={group.name}>
            <h3>{group.name}</h3>
            <ul>
              {group.entries.map((entry) => (
                <ToolEntry key={entry.name} entry={entry} states={states} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className="vision says">
        Where this leads: one place that says who you are, so that whoever writes or draws for you gets it right.
      </p>
    </details>
  )
}
