/** The script of the sign-in page. */
import { clearStorageBeforeSignIn } from '#web/account/browser-storage.ts'
import { openRequestedPage } from '#web/account/open-requested-page.ts'
import { handleSecondStep } from '#web/account/second-step-script.ts'
import { takeStartNames } from '#web/account/store-start-names.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { findElement } from '#web/ui/find-element.ts'
import {
  handleForm,
  handleShowPassword,
  listFields,
  readValue,
  showFieldErrors,
  showFormError,
} from '#web/ui/plain-form.ts'
import { showErrorToast } from '#web/ui/plain-toast.ts'
import { takeFromEarlierPage } from '#web/ui/store-for-next-page.ts'

/** Does not reveal whether the email address or the password is wrong. */
const wrongPair = 'That email and password don’t match. Please check both.'

/** Carries an email address typed into one form over to the other. */
function carryEmail(from: HTMLFormElement, to: HTMLFormElement): void {
  const [typed, asked] = [from, to].map((form) => listFields(form).find((field) => field.name === 'email'))
  if (typed && asked?.value === '') asked.value = typed.value
}

/**
 * The URL's hash selects the form. The hidden one is also removed from the DOM, so that password managers fill in
 * only the visible one.
 */
function handleSwitch(signIn: HTMLFormElement, create: HTMLFormElement): void {
  const card = findElement('create', HTMLDivElement)
  const links = [...card.querySelectorAll<HTMLAnchorElement>('nav a')]
  const showChosen = () => {
    // Hashes that only select a message on this page leave the chosen form as it is.
    const hash = links.some((link) => link.hash === location.hash) ? location.hash : (card.dataset.chosen ?? '#sign-in')
    const [chosen, other] = hash === '#create' ? [create, signIn] : [signIn, create]
    card.dataset.chosen = hash
    carryEmail(other, chosen)
    other.replaceWith(chosen)
    for (const link of links) link.ariaCurrent = String(link.hash === hash)
  }
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      const { scrollY } = window
      location.replace(link.hash)
      scrollTo({ top: scrollY, behavior: 'instant' })
    })
  }
  addEventListener('hashchange', showChosen)
  showChosen()
}

function handleSignIn(form: HTMLFormElement, askForCode: (challenge: string) => void): void {
  handleForm(form, {
    submit: async ({ email = '', password = '' }) => {
      try {
        const answered = await send('POST /api/auth/login', { body: { email, password } })
        if (answered.success) openRequestedPage('Logged in successfully!')
        else askForCode(answered.challenge)
      } catch (error) {
        const body = error instanceof CallError ? error.body : undefined
        const isWrong = body?.code === 'invalid_credentials'
        showFieldErrors(form, body?.fields ?? (isWrong ? { password: wrongPair } : {}))
        if (!isWrong) showFormError(form, explainFailure(error, 'We couldn’t sign you in. Please try again.'))
        showErrorToast('Login Failed', explainFailure(error, 'Invalid credentials'))
      }
    },
  })
}

function handleCreate(form: HTMLFormElement): void {
  handleForm(form, {
    submit: async ({ email = '', password = '', firstName = '', lastName = '' }) => {
      try {
        const body = { email, password, firstName, lastName, startTrial: true } as const
        const { user } = await send('POST /api/auth/register', { body })
        // A guest who bought a plan before signing up has no trial to mention.
        const isTrial = user.subscriptionStatus === 'trialing'
        openRequestedPage(
          `${isTrial ? 'Your 14-day free trial has started!' : 'Your account is ready.'} Welcome to the toolkit.`,
        )
      } catch (error) {
        const body = error instanceof CallError ? error.body : undefined
        const taken = body?.code === 'email_taken' && { email: 'This email already has an account' }
        showFieldErrors(form, body?.fields ?? (taken || {}))
        if (!body?.fields && !taken) showFormError(form, explainFailure(error, 'Failed to create account'))
        showErrorToast('Registration Failed', explainFailure(error, 'Failed to create account'))
      }
    },
    onRefused: (fields) => {
      if (fields.some((field) => readValue(field) === ''))
        showErrorToast('Validation Error', 'Please fill in all fields')
    },
  })
}

/** Prefills the names that the visitor entered on the start page. */
function fillFromStart(form: HTMLFormElement): void {
  const told = takeStartNames()
  // A visitor who comes from the start page is not sent back there.
  findElement('not-ready', HTMLParagraphElement).hidden = Object.keys(told).length > 0
  for (const field of listFields(form)) {
    const value = told[field.name]
    if (value && field.value === '') field.value = value
  }
}

export function startLoginPage(): void {
  const signIn = findElement('sign-in-form', HTMLFormElement)
  const create = findElement('create-form', HTMLFormElement)
  clearStorageBeforeSignIn()
  fillFromStart(create)
  // A message from the screen whose session had expired, which explains why the user is here.
  const told = takeFromEarlierPage('toast')
  if (told !== undefined) showErrorToast('Please sign in again', told)
  handleShowPassword()
  const askForCode = handleSecondStep()
  handleSignIn(signIn, askForCode)
  handleCreate(create)
  handleSwitch(signIn, create)
  const challenge = takeFromEarlierPage('challenge')
  if (challenge !== undefined) askForCode(challenge)
}
