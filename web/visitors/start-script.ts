/** The script of the start page: restores answers, validates, stores them. */
import { companySizes, monthlyRevenues } from '#contract/plain/business-options.ts'
import type { BusinessInformation } from '#contract/visitors.ts'
import { storeStartNames } from '#web/account/store-start-names.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { findElement } from '#web/ui/find-element.ts'
import { handleForm, listFields, readValue, showFieldErrors } from '#web/ui/plain-form.ts'
import { showPanel } from '#web/ui/plain-panel.ts'
import { showErrorToast } from '#web/ui/plain-toast.ts'
import { takeLinkToken } from '#web/ui/take-link-token.ts'

const example: BusinessInformation = {
  firstName: 'Marta',
  lastName: 'Lindqvist',
  businessName: 'Tern & Tide',
  companySize: '1-10',
  monthlyRevenue: '10k-50k',
  industry: 'Open-water swim school',
}

type Parts = { form: HTMLFormElement; industry: HTMLSelectElement; custom: HTMLInputElement }

/** The custom text is shown and required only for 'other'; Continue is enabled once everything required is there. */
function refresh({ form, industry, custom }: Parts): void {
  const isOther = industry.value === 'other'
  findElement('start-custom', HTMLElement).hidden = !isOther
  custom.disabled = !isOther
  const needed = listFields(form).filter((field) => field.required && field !== custom)
  const filled = needed.filter(
    (field) => readValue(field) !== '' && (field !== industry || !isOther || readValue(custom) !== ''),
  )
  const isReady = filled.length === needed.length
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (button) button.disabled = !isReady
  findElement('start-count', HTMLParagraphElement).textContent = isReady
    ? 'Next: create your account, or get a link by email.'
    : `Fill in all six to continue: ${filled.length} of ${needed.length} so far.`
}

function fill(parts: Parts, told: BusinessInformation): void {
  const { form, industry, custom } = parts
  for (const field of listFields(form)) {
    const value = Object.entries(told).find(([name]) => name === field.name)?.[1]
    if (value !== undefined && field !== industry) field.value = value
  }
  const isListed = [...industry.options].some((option) => option.value === told.industry)
  industry.value = isListed ? told.industry : 'other'
  custom.value = isListed ? '' : told.industry
  showFieldErrors(form, {})
  refresh(parts)
}

/** Restores earlier answers from this browser or the mailed link, unless something has been typed already. */
async function restore(parts: Parts, token: string | undefined): Promise<void> {
  try {
    const found = await send('GET /api/start', { query: token === undefined ? {} : { token } })
    const { businessInformation, isJoined } = found
    if (isJoined) return showPanel('start-joined', 'start-ask')
    const isUntouched = listFields(parts.form).every((field) => readValue(field) === '')
    if (businessInformation && isUntouched) fill(parts, businessInformation)
    if (!businessInformation && token !== undefined) {
      showErrorToast('This link no longer works', 'We keep answers for 30 days. Please fill them in again.')
    }
  } catch (error) {
    console.error(error)
  }
}

/** The answers as the call's input, or undefined if a choice is not one of the options. */
function readInformation(values: Readonly<Record<string, string>>): BusinessInformation | undefined {
  const { firstName = '', lastName = '', businessName = '', industry = '', customIndustry = '' } = values
  const companySize = companySizes.find((size) => size === values.companySize)
  const monthlyRevenue = monthlyRevenues.find((revenue) => revenue === values.monthlyRevenue)
  if (!companySize || !monthlyRevenue) return undefined
  const named = industry === 'other' ? customIndustry : industry
  return { firstName, lastName, businessName, companySize, monthlyRevenue, industry: named }
}

function showKept(information: BusinessInformation, email: string, isMailed: boolean): void {
  const { firstName, lastName, businessName } = information
  storeStartNames({ firstName, lastName, email })
  findElement('start-kept-head', HTMLHeadingElement).textContent = `Thank you, ${firstName}`
  findElement('start-kept-says', HTMLParagraphElement).textContent = isMailed
    ? `Your answers about ${businessName} are saved for 30 days. A link to continue is on its way to ${email}.`
    : `Your answers about ${businessName} are saved in this browser for 30 days.`
  showPanel('start-kept', 'start-ask')
}

export function startStartPage(): void {
  const parts: Parts = {
    form: findElement('start-form', HTMLFormElement),
    industry: findElement('start-industry', HTMLSelectElement),
    custom: findElement('start-custom-industry', HTMLInputElement),
  }
  const { form } = parts
  const token = takeLinkToken()
  form.addEventListener('input', () => refresh(parts))
  handleForm(form, {
    submit: async (values) => {
      const information = readInformation(values)
      if (!information) return
      const { email = '', industry } = values
      try {
        const body = { ...information, ...(email && { email }), ...(token !== undefined && { token }) }
        const { mailed } = await send('POST /api/start', { body })
        showKept(information, email, mailed)
      } catch (error) {
        const { industry: wrongIndustry, ...fields } = (error instanceof CallError && error.body?.fields) || {}
        const place = industry === 'other' ? 'customIndustry' : 'industry'
        showFieldErrors(form, wrongIndustry === undefined ? fields : { ...fields, [place]: wrongIndustry })
        showErrorToast('Not saved', explainFailure(error, 'We couldn’t save your answers. Please try again.'))
      }
    },
  })
  findElement('start-example', HTMLButtonElement).addEventListener('click', () => fill(parts, example))
  findElement('start-change', HTMLButtonElement).addEventListener('click', () => {
    showPanel('start-ask', 'start-kept')
    findElement('start-first-name', HTMLInputElement).focus()
  })
  refresh(parts)
  restore(parts, token)
}
