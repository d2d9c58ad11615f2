import { describe, expect, it } from 'vitest'
import type { AuditedBrand, FetchedSite } from '#contract/brand-review.ts'
import {
  analyzeSite,
  getCheck,
  healthyAuditAnswers,
  healthyBrand,
  makeChangedSite,
  makePageHtml,
  makeSite,
} from '#testing/engine/site.ts'
import { allChecks } from './all-checks.ts'
import type { AuditAnswers } from './read-site.ts'

type Trial = { site: FetchedSite; ask?: Partial<AuditAnswers>; brand?: Partial<AuditedBrand> }
const sample = (body: string) =>
  makeSite([{ path: '/', html: makePageHtml({ path: '/', title: 'Tiptoe Shoes', body }) }])
const addCss = (css: string) => makeChangedSite((html) => html.replace('</style>', `${css}</style>`))
const onFitPage = (change: (html: string) => string) =>
  makeChangedSite((html, path) => (path === '/fit' ? change(html) : html))

const onHomePage = (change: (html: string) => string) =>
  makeChangedSite((html, path) => (path === '/' ? change(html) : html))
/** The healthy site with a statement on its start page that another page contradicts. */
const differs = (one: string, other: string): Trial => ({
  site: makeChangedSite((html, path) => html.replace('</main>', `<p>${path === '/' ? one : other}</p></main>`)),
})

const formsText =
  '<h1>Provision of footwear for minors</h1><p>Footwear is provided subject to availability. Measurements shall be undertaken by appointed personnel prior to purchase. ' +
  'Customers are advised that items are to be returned in accordance with the applicable conditions. The management reserves the right to amend the schedule of charges. ' +
  'In the event of a complaint, correspondence must be addressed to the registered office, whereupon the matter shall be examined.</p>'
const cryText =
  '<h1>WOW!!! Awesome shoes, guys!</h1><p>Hey, grab these totally insane shoes now! Unbelievable deals, mates, don’t miss out! They’re super cool and literally amazing! Hurry, today only! Yeah! ' +
  'Your kids are gonna love them loads! It’s crazy! Everybody wins, no worries! Come on, grab a bargain and chill, it’s easy peasy!</p>'
const officeText =
  '<h1>End-to-end footwear solutions</h1><p>We leverage best-in-class methodologies to deliver holistic outcomes for stakeholders across the footwear lifecycle. ' +
  'Our scalable ecosystem facilitates seamless alignment of granular requirements with proprietary capabilities, optimising utilisation at every touchpoint and driving actionable insights for families.</p>'
const selfText = `<h1>Our shop</h1><p>${'We have our shop and we like our work and our tools. '.repeat(6)}</p>`
const moodText =
  '<h1>Welcome</h1><p>Believe in a better tomorrow. Something beautiful begins.</p><h2>Shoes</h2><p>Shoes for small feet, measured and fitted in the shop.</p>'
const many = ['#e11', '#1a1', '#11e', '#e1e', '#1ee', '#ee1', '#f80', '#80f', '#0a6']
const colourful = many
  .map((colour, place) => `<p style="color:${colour}">Colour number ${place} of the shop.</p>`)
  .join('')
const families = ['Lora', 'Oswald', 'Lobster', 'Inter', 'Karla']
  .map((family) => `<p style="font-family:${family}">Set in ${family}.</p>`)
  .join('')

/** By check id: a site that fails the check, and one that passes it (by default the healthy site). */
const trials: Readonly<Record<string, { fails?: Trial; passes?: Trial }>> = {
  'voice-formality': { fails: { site: sample(formsText) } },
  'voice-loudness': { fails: { site: sample(cryText), ask: { brandTone: 'professional' } } },
  'voice-warmth': {
    fails: { site: sample(`<p>${'The shop sells shoes in six sizes and two colours. '.repeat(6)}</p>`) },
  },
  // An archetype can be expressed in words no list contains, so this check never fails.
  'voice-archetype': {},
  'voice-words': {
    fails: { site: sample(formsText), brand: { voiceWords: ['chatty', 'casual', 'cheeky'] } },
    passes: { site: makeChangedSite(), brand: { voiceWords: ['chatty', 'casual', 'cheeky'] } },
  },
  'voice-jargon': { fails: { site: sample(officeText) } },
  'voice-reading-ease': { fails: { site: sample(officeText) } },
  'voice-cliches': { fails: { site: sample(officeText) } },
  'voice-address': { fails: { site: sample(selfText) } },
  'visual-images': { fails: { site: { ...makeChangedSite(), goneImages: ['https://tiptoe.example/a.jpg'] } } },
  'visual-colours': { fails: { site: sample(colourful) } },
  'visual-fonts': { fails: { site: sample(families) } },
  'visual-contrast': { fails: { site: addCss('main p{color:#ccc}') } },
  'visual-text-size': { fails: { site: addCss('main p{font-size:9px}') } },
  'visual-alt': { fails: { site: makeChangedSite((html) => html.replace(/ alt="[^"]*"/g, '')) } },
  'visual-icon': { fails: { site: makeChangedSite((html) => html.replace(/<link rel="icon"[^>]*>/, '')) } },
  'visual-social-picture': {
    fails: { site: makeChangedSite((html) => html.replace(/<meta property="og:image"[^>]*>/, '')) },
  },
  'visual-logo': {
    fails: {
      site: makeChangedSite((html) =>
        html.replace(/<header>.*<\/header>/, '<nav><a href="/">Home</a> <a href="/fit">Fitting</a></nav>'),
      ),
    },
  },
  'visual-viewport': { fails: { site: makeChangedSite((html) => html.replace(/<meta name="viewport"[^>]*>/, '')) } },
  'messaging-offer': { fails: { site: sample(moodText) } },
  'messaging-audience': { fails: { site: sample(moodText) } },
  'messaging-reason': { fails: { site: sample(moodText) } },
  'messaging-ask': { fails: { site: makeChangedSite((html) => html.replace(/<a class="buy".*?<\/a>/g, '')) } },
  'messaging-ask-everywhere': {
    fails: { site: makeChangedSite((html) => html.replace(/<a class="buy".*?<\/a>/g, '')) },
  },
  'messaging-description': {
    fails: { site: makeChangedSite((html) => html.replace(/<meta name="description"[^>]*>/, '')) },
  },
  'messaging-social-tags': {
    fails: { site: makeChangedSite((html) => html.replace(/<meta property="og:(title|description)"[^>]*>/g, '')) },
  },
  'messaging-titles': {
    fails: { site: makeChangedSite((html) => html.replace(/<title>.*<\/title>/, '<title>Home</title>')) },
  },
  'messaging-main-heading': { fails: { site: makeChangedSite((html) => html.replace(/h1>/g, 'p>')) } },
  'messaging-proof': { fails: { site: sample(selfText) } },
  'messaging-contact': {
    fails: {
      site: makeChangedSite((html) => html.replace(/<footer>.*<\/footer>/, '').replace(/<a class="buy".*?<\/a>/g, '')),
    },
  },
  'messaging-uvp': {
    fails: {
      site: makeChangedSite(),
      brand: { chosenUvp: 'Grand pianos restored for concert halls by retired sailors' },
    },
  },
  'messaging-tagline': { fails: { site: makeChangedSite(), brand: { chosenTagline: 'Walk on, world' } } },
  'consistency-name': {
    fails: {
      site: onFitPage((html) =>
        html.replace('| Tiptoe Shoes', '| Tip Toe Shoes').replace('<footer>Tiptoe', '<footer>Tipptoe'),
      ),
    },
  },
  'messaging-headline': {
    fails: {
      site: onHomePage((html) => html.replace('Shoes that fit small feet</h1>', 'Welcome to our website</h1>')),
    },
  },
  'messaging-one-ask': {
    fails: {
      site: onHomePage((html) =>
        html.replace(
          '</main>',
          '<a class="buy" href="/a">Buy a voucher</a><a class="buy" href="/b">Join the club</a><a class="buy" href="/c">Get the guide</a><a class="buy" href="/d">Call us now</a></main>',
        ),
      ),
    },
  },
  'messaging-filler': {
    fails: {
      site: onFitPage((html) =>
        html.replace('It takes half an hour', 'Lorem ipsum dolor sit amet. It takes half an hour'),
      ),
    },
  },
  'messaging-notices': {
    fails: {
      site: onFitPage((html) =>
        html.replace('It takes half an hour', 'Our shoe club is coming soon! It takes half an hour'),
      ),
    },
  },
  'consistency-dates': {
    fails: {
      site: onFitPage((html) =>
        html.replace(
          'It takes half an hour',
          'Spring treat: book before 31 March 2024 and the laces are on us. It takes half an hour',
        ),
      ),
    },
  },
  'consistency-links': {
    fails: {
      site: {
        ...onFitPage((html) =>
          html.replace('</main>', '<p>Read <a href="/care">how to care for shoes</a>.</p></main>'),
        ),
        unreachable: [{ url: 'https://tiptoe.example/care', reason: 'unreachable' }],
      },
    },
  },
  'consistency-year': {
    fails: { site: makeChangedSite((html) => html.replace('</footer>', '<p>© 2015–2021 Tiptoe Shoes</p></footer>')) },
  },
  'messaging-link-words': {
    fails: { site: onFitPage((html) => html.replace('>Book a fitting<', '>Click here<')) },
  },
  'messaging-tel-links': {
    fails: { site: makeChangedSite((html) => html.replace(/<a href="tel:[^"]*">([^<]*)<\/a>/g, '$1')) },
  },
  'facts-price': { fails: differs('Laces are £4 a pair.', 'A pair of laces starts at £6.') },
  'facts-free': { fails: differs('Swapping is free.', 'There is a charge for swapping.') },
  'facts-hours': {
    fails: differs('We are open Monday to Saturday, 9 till 5.', 'We are here every day from ten until six.'),
  },
  'facts-phone': { fails: differs('Ring 0161 555 0134.', 'Ring 0161 555 0143.') },
  'facts-email': { fails: differs('Write to hello@tiptoe.example.', 'Write to hello@tip-toe.example.') },
  'facts-address': { fails: differs('Find us at 4 Mill Lane.', 'Find us at 14 Mill Lane.') },
  'facts-founded': { fails: differs('Tiptoe was founded in 1998.', 'We have been at it since 2001.') },
  'facts-delivery': { fails: differs('Orders reach you in two days.', 'Delivery takes five to seven days.') },
  'facts-returns': {
    fails: differs('You can return shoes within 30 days.', 'Send them back within 14 days for a refund.'),
  },
  'facts-term': { fails: differs('The shoe club has no minimum term.', 'You sign up for a minimum of six months.') },
  'facts-people': { fails: differs('There are four of us.', 'We are a team of seven.') },
  'facts-counts': { fails: differs('We have fitted 4,000 children.', 'We have fitted 3,500 children.') },
  'consistency-title-names': {
    fails: {
      site: makeChangedSite((html) => html.replace(/<title>.*<\/title>/, '<title>All about small feet</title>')),
    },
  },
  'consistency-style': {
    fails: {
      site: onFitPage((html) =>
        html.replace('</style>', 'body{font-family:Impact;background:#310;color:#fe0}h1{color:#f0f}</style>'),
      ),
    },
  },
  'consistency-tone': {
    fails: { site: onFitPage((html) => html.replace(/<main>.*<\/main>/, `<main>${formsText}</main>`)) },
  },
  'consistency-menu': {
    fails: {
      site: onFitPage((html) =>
        html.replace(/<nav>.*<\/nav>/, '<nav><a href="/x">Shop all</a> <a href="/y">Stores</a></nav>'),
      ),
    },
  },
  'consistency-handles': {
    fails: {
      site: makeChangedSite((html) =>
        html.replace('</footer>', '<a href="https://instagram.com/somebodyelse">Instagram</a></footer>'),
      ),
      ask: { socialHandles: { instagram: '@tiptoe' } },
    },
    passes: {
      site: makeChangedSite((html) =>
        html.replace('</footer>', '<a href="https://www.instagram.com/tiptoe/">Instagram</a></footer>'),
      ),
      ask: { socialHandles: { instagram: '@tiptoe' } },
    },
  },
  'consistency-values': { fails: { site: makeChangedSite(), ask: { coreValues: ['sustainability', 'astronomy'] } } },
}

const run = ({ site, ask, brand }: Trial) =>
  analyzeSite(site, { ...healthyAuditAnswers, ...ask }, { ...healthyBrand, ...brand })

const findsFaultsOnly = (id: string) =>
  /^facts-|^visual-images$|^messaging-(?:filler|notices|link-words|tel-links)$|^consistency-(?:dates|links|year)$/.test(
    id,
  )

describe('every check', () => {
  it('has an id, a rule, a source and a failing site in this test', () => {
    expect(Object.keys(trials).sort()).toEqual(allChecks.map(({ id }) => id).sort())
    expect(allChecks.length).toBeGreaterThanOrEqual(30)
    for (const { rule, source, weight, id, score } of allChecks) {
      expect(rule.length * source.length * weight).toBeGreaterThan(0)
      expect(id.startsWith(`${score}-`) || id.startsWith('facts-')).toBe(true)
    }
  })

  const failing = Object.entries(trials).flatMap(([id, { fails }]) => (fails ? [{ id, fails }] : []))
  it.each(failing)('$id fails on a faulty site, with evidence and a fix', ({ id, fails }) => {
    const failed = getCheck(run(fails), id)
    expect(failed.outcome, failed.finding).toBe('failed')
    expect(failed.fix).not.toBe('')
    expect(failed.task).not.toBe('')
    expect(failed.evidence.length).toBeGreaterThan(0)
  })

  it.each(Object.entries(trials).filter(([id]) => !findsFaultsOnly(id)))(
    '%s passes on the healthy site',
    (id, { passes }) => {
      const passed = getCheck(run(passes ?? { site: makeChangedSite() }), id)
      expect(passed.outcome, passed.finding).toBe('passed')
      expect(passed.fix).toBe('')
      expect(passed.evidence.length).toBeGreaterThan(0)
    },
  )

  it.each(Object.keys(trials).filter(findsFaultsOnly))(
    '%s earns no points and is not listed as a strength when it finds no fault',
    (id) => {
      const analysis = run({ site: makeChangedSite() })
      const check = getCheck(analysis, id)
      expect(check).toMatchObject({ outcome: 'could-not-be-checked', isClear: true, measure: null })
      expect(check.finding).not.toBe('')
      const { consistencyAnalysis, messagingAnalysis } = analysis
      expect([...consistencyAnalysis.strengths, ...messagingAnalysis.strengths]).not.toContain(check.finding)
    },
  )
})
