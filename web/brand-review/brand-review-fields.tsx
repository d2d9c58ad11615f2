/** The fields of the three steps of the form that requests an audit. */

import { type ReactNode, useId } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { auditValuesMax, toneNames } from '#contract/plain/brand-review-options.ts'
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import { listOwnValueTitles, readOwnArchetype } from '#contract/plain/reviewed-record.ts'
import {
  type AuditDraft,
  type AuditFieldErrors,
  completeUrl,
  listValueChoices,
  toggleValue,
} from '#web/brand-review/brand-review-draft.ts'
import { isArchetype, isTone } from '#web/brand-review/option-names.ts'
import { Select, TextArea, TextField } from '#web/ui/field.tsx'

export type StepProps = {
  draft: AuditDraft
  errors: AuditFieldErrors
  user: CurrentUser
  onChange: (change: Partial<AuditDraft>) => void
}

/** A group of cards, as radio buttons or checkboxes. */
function Cards({
  legend,
  hint,
  error,
  children,
}: {
  legend: string
  hint: string
  error?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset className="field cards" data-wrong={error !== undefined} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="label">{legend}</legend>
      <p className="hint cards-hint" id={`${id}-hint`} aria-live="polite">
        {hint}
      </p>
      <div className="options">{children}</div>
      <div id={`${id}-error`} role="alert">
        {error && <p className="err">{error}</p>}
      </div>
    </fieldset>
  )
}

export function SiteStep({ draft, errors, user, onChange }: StepProps) {
  const own = listOwnValueTitles(user)
  const archetype = readOwnArchetype(user)
  const isFull = draft.coreValues.length >= auditValuesMax
  return (
    <>
      <TextField
        label="Website URL"
        hint="We read the home page and up to eight pages it links to."
        error={errors.websiteUrl}
        isErrorAlert
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://www.example.com"
        maxLength={2000}
        required
        value={draft.websiteUrl}
        onChange={({ target }) => onChange({ websiteUrl: target.value })}
        onBlur={() => onChange({ websiteUrl: completeUrl(draft.websiteUrl) })}
      />
      <Select
        label="Brand Archetype"
        hint={archetype === draft.brandArchetype && 'The one your interview found.'}
        required
        value={draft.brandArchetype}
        onChange={({ target }) => isArchetype(target.value) && onChange({ brandArchetype: target.value })}
      >
        {archetypeIds.map((value) => (
          <option key={value} value={value}>
            {archetypes[value].name}
          </option>
        ))}
      </Select>
      <Cards
        legend="Core Values"
        hint={`Up to five that your site should show. ${draft.coreValues.length} of ${auditValuesMax} chosen${isFull ? '. Uncheck one to choose another' : ''}.`}
        error={errors.coreValues}
      >
        {listValueChoices(own, draft.coreValues).map((value) => {
          const isChosen = draft.coreValues.includes(value)
          return (
            <label key={value} className={isFull && !isChosen ? 'option full' : 'option'}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => onChange({ coreValues: toggleValue(draft.coreValues, value) })}
              />
              <span>{capitalizeFirstLetter(value)}</span>
              {own.includes(value) && <small>yours</small>}
            </label>
          )
        })}
      </Cards>
    </>
  )
}

export function AudienceStep({ draft, errors, onChange }: StepProps) {
  return (
    <>
      <TextArea
        label="Target Audience"
        hint="Who the site is for, and what they want. We read the top of your home page with this in mind."
        error={errors.targetAudience}
        isErrorAlert
        placeholder="Small business owners who want to grow without losing what makes them special…"
        maxLength={2000}
        rows={5}
        required
        value={draft.targetAudience}
        onChange={({ target }) => onChange({ targetAudience: target.value })}
      />
      <Cards legend="Brand Tone" hint="How the site should sound." error={errors.brandTone}>
        {Object.entries(toneNames).map(([value, name]) => (
          <label key={value} className="option">
            <input
              type="radio"
              name="brand-tone"
              value={value}
              checked={draft.brandTone === value}
              onChange={() => isTone(value) && onChange({ brandTone: value })}
            />
            <span>{name}</span>
          </label>
        ))}
      </Cards>
    </>
  )
}

const handles = [
  { key: 'instagram', label: 'Instagram Handle' },
  { key: 'twitter', label: 'Twitter Handle' },
  { key: 'linkedin', label: 'LinkedIn Handle' },
] as const

export function ContactStep({ draft, errors, user, onChange }: StepProps) {
  return (
    <>
      <p className="quiet">
        All of this is optional. We compare these handles with the ones your site links to. We never open the accounts.
      </p>
      <div className="three">
        {handles.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            error={errors[key]}
            isErrorAlert
            placeholder="@yourbrand"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={draft[key]}
            onChange={({ target }) => onChange({ [key]: target.value })}
          />
        ))}
      </div>
      <TextField
        label="Email Address"
        hint="A copy of the audit report will be sent to this address. If the address isn’t yours, we’ll ask the recipient first."
        error={errors.email}
        isErrorAlert
        type="email"
        autoComplete="email"
        placeholder={user.email}
        maxLength={254}
        value={draft.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
    </>
  )
}
