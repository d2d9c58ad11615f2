/** What the sign-in page does once it stands. */
import { clearStored } from '#web/account/browser-storage.ts'
import { takeStartNames } from '#web/account/start-names.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { paths } from '#web/paths.ts'
import { findElement } from '#web/ui/find-element.ts'
import { keepToast } from '#web/ui/kept-toast.ts'
import { fieldsOf, handleForm, handleShowPassword, readValue, showFieldErrors } from '#web/ui/plain-form.ts'
import { showErrorToast } from '#web/ui/plain-toast.ts'

const signedOutCookie = 'signet_signed_out'

/** After a sign-out nothing stays in this browser; after a session that ended by itself, unsent edits do. */
function clearLeftovers(): void {
  const isSignedOut = document.cookie.split('; ').includes(`${signedOutCookie}=1`)
  clearStored(!isSignedOut)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  if (isSignedOut) document.cookie = `${signedOutCookie}=; Path=/; Max-Age=0; SameSite=Lax`
}

/** Where to go on: the own path that `?next=` names, else the toolkit. */
function onwardPath(): string {
  const next = new URLSearchParams(location.search).get('next')
  const isOwn = next !== null && /^\/(?![/\\])[\w\-./?=&%]*$/.test(next) && !next.startsWith(paths.login)
  return isOwn ? next : paths.toolkit
}

function goOn(message: string): void {
  keepToast(message)
  location.replace(onwardPath())
}

/** The links choose a form through the address; here they also say which is chosen, and the page stays where it is. */
function handleSwitch(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.switch > nav a')]
  const mark = () => {
    const chosen = location.hash === '#create' ? '#create' : '#sign-in'
    for (const link of links) {
      if (link.hash === chosen) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      carryEmail(link.hash)
      const { scrollY } = window
      location.replace(link.hash)
      scrollTo({ top: scrollY, behavior: 'instant' })
    })
  }
  addEventListener('hashchange', mark)
  mark()
}

/** An address typed into one form is not asked for again in the other. */
function carryEmail(chosen: string): void {
  const emails = ['sign-in-email', 'create-email'].map((id) => findElement(id, HTMLInputElement))
  const [from, to] = chosen === '#create' ? emails : emails.toReversed()
  if (from && to && to.value === '') to.value = from.value
}

function handleSignIn(): void {
  const form = findElement('sign-in-form', HTMLFormElement)
  handleForm(form, {
    submit: async ({ email = '', password = '' }) => {
      try {
        await send('POST /api/auth/login', { body: { email, password } })
        goOn('Logged in successfully!')
      } catch (error) {
        showFieldErrors(form, (error instanceof CallError && error.body?.fields) || {})
        showErrorToast('Login Failed', explainFailure(error, 'Invalid credentials'))
      }
    },
  })
}

function handleCreate(): void {
  const form = findElement('create-form', HTMLFormElement)
  handleForm(form, {
    submit: async ({ email = '', password = '', firstName = '', lastName = '' }) => {
      try {
        await send('POST /api/auth/register', { body: { email, password, firstName, lastName, startTrial: true } })
        goOn('Your 14-day free trial has started! Welcome to the toolkit.')
      } catch (error) {
        const body = error instanceof CallError ? error.body : undefined
        const taken = body?.code === 'email_taken' && { email: 'This email has an account already' }
        showFieldErrors(form, body?.fields ?? (taken || {}))
        showErrorToast('Registration Failed', explainFailure(error, 'Failed to create account'))
      }
    },
    onRefused: (fields) => {
      if (fields.some((field) => readValue(field) === ''))
        showErrorToast('Validation Error', 'Please fill in all fields')
    },
  })
}

/** What the visitor told at the start is not asked again. */
function fillFromStart(): void {
  const told = takeStartNames()
  for (const field of fieldsOf(findElement('create-form', HTMLFormElement))) {
    const value = told[field.name]
    if (value && field.value === '') field.value = value
  }
}

export function startLoginPage(): void {
  clearLeftovers()
  fillFromStart()
  handleShowPassword()
  handleSwitch()
  handleSignIn()
  handleCreate()
}
