/** The website of an invented business: three pages in its owner's words, with typical faults. */
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import { type InventedOwner, makeSlug } from './invent-owners.ts'

/** Media type and body by path. */
export type InventedPages = Readonly<Record<string, readonly [type: string, body: string]>>
export type ChosenLines = { uvp: string; tagline: string }

const styles = [
  { font: 'Georgia, serif', ink: '#2b2622', paper: '#fffaf2', accent: '#8a4b2d', pale: '#b9ad9e' },
  { font: 'Verdana, sans-serif', ink: '#1d2b34', paper: '#ffffff', accent: '#0f6173', pale: '#a9b6bc' },
  { font: 'Arial, sans-serif', ink: '#222222', paper: '#f7f7f5', accent: '#3b6b35', pale: '#b8b8b8' },
  { font: 'Trebuchet MS, sans-serif', ink: '#33203a', paper: '#fdf9ff', accent: '#7a2f6c', pale: '#bcaec2' },
] as const

/** The probability of each fault. */
const faultShares = {
  greeting: 0.35,
  jargon: 0.3,
  'no-alt': 0.5,
  pale: 0.4,
  'dead-link': 0.3,
  'no-viewport': 0.15,
  'same-title': 0.35,
  'old-year': 0.4,
  'other-hours': 0.35,
  'no-call': 0.3,
  'other-name': 0.2,
  'no-description': 0.5,
  'no-icon': 0.5,
  'no-proof': 0.5,
} as const
type Fault = keyof typeof faultShares

const jargon =
  'We are committed to the provision of tailored, best-in-class solutions, and leverage many years of expertise for our valued clients.'
const hours = [
  'Monday to Friday 9am to 5pm',
  'Tuesday to Saturday 10am to 6pm',
  'Monday to Saturday 8am to 4pm',
] as const
const streets = ['Mill Lane', 'Station Road', 'Ferry Street', 'Church Row', 'Market Square', 'Orchard Way'] as const
const asks = ['Ask for a date', 'Call us', 'Send us a message', 'Tell us what you need'] as const

const paragraphs = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== '')
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('\n')

type Frame = { owner: InventedOwner; has: (fault: Fault) => boolean; open: string; phone: string }

function framePage({ owner, has, open, phone }: Frame, title: string, body: string): string {
  const { name } = owner.business
  const shown = has('other-name') ? name.replace(' & ', ' and ').replace(/^The /, '') : name
  const head = [
    `<meta charset="utf-8"><title>${escapeHtml(has('same-title') ? name : `${title} | ${name}`)}</title>`,
    has('no-viewport') ? '' : '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="stylesheet" href="/site.css">',
    has('no-icon') ? '' : '<link rel="icon" href="/icon.png">',
    has('no-description')
      ? ''
      : `<meta name="description" content="${escapeHtml(`${title}. ${owner.business.profile.productsServices}`)}">`,
  ].join('\n')
  const dead = has('dead-link') ? ' <a href="/prices">Prices</a>' : ''
  return `<!doctype html><html lang="en"><head>${head}</head>
<body><header><a href="/">${escapeHtml(name)}</a>
<nav><a href="/">Home</a> <a href="/what-we-do">What we do</a>${dead} <a href="/contact">Contact</a></nav></header>
<main>${body}</main>
<footer><p>© ${has('old-year') ? 2021 : 2026} ${escapeHtml(shown)}. ${phone}. ${open}.</p></footer></body></html>`
}

const praise = [
  'They came when they said they would. I have told everyone in the street.',
  'I was nervous and it was easy. Thank you.',
  'Third year now, and still as good as the first time.',
  'You notice that somebody cares.',
] as const
const quote = ({ chance }: InventedOwner) =>
  `<blockquote><p>“${chance.pick(praise)}”</p><p>${chance.pick(['Mrs. Ostler', 'T. Renn', 'The Haldanes', 'J. Oyelaran'])}</p></blockquote>`

function homePage(frame: Frame, { uvp, tagline }: ChosenLines): string {
  const { owner, has } = frame
  const { profile } = owner.business
  const heading = has('greeting') ? 'Welcome to our website' : tagline
  const picture = `<img src="/front.jpg"${has('no-alt') ? '' : ` alt="The front of ${escapeHtml(owner.business.name)}"`}>`
  const ask = has('no-call') ? '' : `<p><a class="button" href="/contact">${owner.chance.pick(asks)}</a></p>`
  return framePage(
    frame,
    'Home',
    `<h1>${escapeHtml(heading)}</h1>${paragraphs([uvp, has('jargon') ? jargon : ''])}${ask}${picture}
<h2>What people tell us first</h2>${paragraphs([profile.customerPainPoints])}
<h2>How we do it</h2>${paragraphs([profile.competitiveDifferentiator])}${has('no-proof') ? '' : quote(owner)}`,
  )
}

function workPage(frame: Frame): string {
  const { profile, values } = frame.owner.business
  const picture = `<img src="/work.jpg"${frame.has('no-alt') ? '' : ' alt="Our work, on an ordinary day"'}>`
  const kept = values.map(({ title, description }) => `<h3>${escapeHtml(title)}</h3>${paragraphs([description])}`)
  return framePage(
    frame,
    'What we do',
    `<h1>What we do</h1>${paragraphs([profile.productsServices])}${picture}
<h2>Who comes to us</h2>${paragraphs([profile.idealClientDescription])}
<h2>What we stick to</h2>${kept.join('\n')}`,
  )
}

function contactPage(frame: Frame): string {
  const { owner, has, phone } = frame
  const { chance, business, firstName } = owner
  const open = has('other-hours') ? chance.pick(hours.filter((others) => others !== frame.open)) : frame.open
  return framePage(
    frame,
    'Contact',
    `<h1>Contact</h1><p>${escapeHtml(business.name)}, ${chance.whole(2, 88)} ${chance.pick(streets)}, ${business.town}</p>
<p>Phone ${phone}, or write to ${makeSlug(firstName)}@${makeSlug(business.name)}.example.</p><p>Open ${open}.</p>
<p>${escapeHtml(firstName)} usually answers the same day.</p>`,
  )
}

/** The owner's pages and their style sheet. */
export function inventSite(owner: InventedOwner, lines: ChosenLines): InventedPages {
  const { chance } = owner
  const style = chance.pick(styles)
  const faults = new Set<Fault>()
  for (const fault of Object.keys(faultShares).filter(isFault)) if (chance.is(faultShares[fault])) faults.add(fault)
  const frame: Frame = {
    owner,
    has: (fault) => faults.has(fault),
    open: chance.pick(hours),
    phone: `555-01${chance.whole(10, 99)}`,
  }
  const css = `body{font-family:${style.font};color:${style.ink};background:${style.paper}}
h1,h2,h3{color:${style.accent}} p{color:${faults.has('pale') ? style.pale : style.ink}}
.button{background:${style.accent};color:#fff;padding:.6em 1em}`
  return {
    '/': ['text/html; charset=utf-8', homePage(frame, lines)],
    '/what-we-do': ['text/html; charset=utf-8', workPage(frame)],
    '/contact': ['text/html; charset=utf-8', contactPage(frame)],
    '/site.css': ['text/css', css],
  }
}

const isFault = (name: string): name is Fault => name in faultShares
