/** What a review says about a small site with little text: a locksmith’s. */
import { describe, expect, it } from 'vitest'
import { analyzeSite, getCheck, healthyAuditAnswers, makeSite } from '#testing/engine/site.ts'

const brand = { businessName: 'Nightowl Keys', chosenUvp: '', chosenTagline: '', voiceWords: [] as string[] }
const aboutText = 'Started in a garage.'
const head = (title: string, description: string) =>
  `<head><title>${title}</title>${description && `<meta name="description" content="${description}">`}</head>`
const foot =
  '<footer>Nightowl Keys &middot; 246 555 0199 &middot; Black Rock Main Road, Bridgetown, Barbados &middot; Open 24 hours</footer>'
const page = (path: string, top: string, main: string, footer = foot) => ({
  path,
  html: `<html lang="en">${top}<body><nav><a href="/">Home</a> <a href="/about">About</a></nav><main>${main}</main>${footer}</body></html>`,
})
const homeText =
  '<h1>Locked out? We open your door tonight</h1><p>We come to you anywhere in the parish, and you pay the price that we named on the phone. Two of us drive out, so that nobody works alone in the dark.</p>'
const aboutMain =
  '<h1>Why we began</h1><p>The first man we rang was not there to help. He left a broken door behind, and we sat on the step until morning. So we learned the trade, bought a van and went out every night since.</p>'
const nightowl = (home = '', about = '', footer = foot) =>
  makeSite([
    page(
      '/',
      head('Nightowl Keys | Locksmiths', 'Locksmiths who come at night, to any door in the parish.'),
      `${homeText}${home}`,
      footer,
    ),
    page('/about', head('Why we began | Nightowl Keys', aboutText), `${aboutMain}${about}`, footer),
  ])
const review = (home?: string, about?: string, footer?: string) =>
  analyzeSite(nightowl(home, about, footer), { ...healthyAuditAnswers, brandArchetype: 'caregiver' }, brand)
const findingOf = (id: string, ...site: Parameters<typeof review>) => getCheck(review(...site), id).finding

describe('the review of a small site', () => {
  it('quotes a description that is too short', () => {
    const { finding, evidence } = getCheck(review(), 'messaging-description')
    expect(finding).toContain('short')
    expect(evidence).toEqual([{ page: 'https://tiptoe.example/about', quote: aboutText }])
  })

  it('names only the missing one of two link preview tags', () => {
    const html = nightowl().pages[0]?.html.replace('</head>', '<meta property="og:title" content="Keys"></head>') ?? ''
    const { evidence } = getCheck(
      analyzeSite(makeSite([{ path: '/', html }]), healthyAuditAnswers, brand),
      'messaging-social-tags',
    )
    expect(evidence).toMatchObject([{ element: '<meta property="og:description">' }])
  })

  it('reports a missing title without a quote', () => {
    const html = nightowl().pages[1]?.html.replace(/<title>.*?<\/title>/, '') ?? ''
    const site = makeSite([
      ...nightowl()
        .pages.slice(0, 1)
        .map((each) => ({ path: '/', html: each.html })),
      { path: '/about', html },
    ])
    const { evidence } = getCheck(analyzeSite(site, healthyAuditAnswers, brand), 'consistency-title-names')
    expect(evidence).toEqual([{ page: 'https://tiptoe.example/about', element: '<title>', isMissing: true }])
  })

  it('does not count a number of hours or someone else’s years as proof', () => {
    const { evidence } = getCheck(
      review('<p>Fetch it within 24 hours.</p><p>For 12 years the mill stood empty.</p>'),
      'messaging-proof',
    )
    expect(JSON.stringify(evidence)).not.toMatch(/24 hours|mill/)
  })

  it.each(['direct', 'bold'] as const)('measures whether a %s text hedges, and quotes where it does', (brandTone) => {
    const hedged =
      '<p>We aim to come, perhaps tonight, and we hope to help. It might be possible to open it. We believe we may possibly fix it.</p>'
    const ask = { ...healthyAuditAnswers, brandTone }
    expect(getCheck(analyzeSite(nightowl(hedged), ask, brand), 'voice-warmth')).toMatchObject({
      outcome: 'failed',
      evidence: expect.arrayContaining([expect.objectContaining({ quote: expect.stringContaining('perhaps') })]),
    })
    expect(getCheck(analyzeSite(nightowl(), ask, brand), 'voice-warmth').outcome).toBe('passed')
  })

  it('measures whether a text is warm, and reports wit as not measurable', () => {
    const toneOf = (brandTone: 'warm' | 'witty') =>
      analyzeSite(nightowl(), { ...healthyAuditAnswers, brandTone }, brand)
    expect(getCheck(toneOf('warm'), 'voice-warmth').outcome).not.toBe('could-not-be-checked')
    expect(getCheck(toneOf('witty'), 'voice-warmth')).toMatchObject({ outcome: 'could-not-be-checked', isGap: true })
    expect(toneOf('witty').voiceAnalysis.isPartial).toBe(true)
  })

  it('finds a phone number that the footer shows as plain text', () => {
    expect(getCheck(review(), 'messaging-tel-links')).toMatchObject({
      outcome: 'failed',
      finding: expect.stringContaining('246 555 0199'),
    })
  })

  it.each(['Nightowl · 6123 4567 · Bridgetown', 'Call 555-0199', 'Ring us on 22 55 01 99', 'WhatsApp: 6123 4567'])(
    'finds the local number in “%s”',
    (line) => {
      expect(getCheck(review('', '', `<footer>${line}</footer>`), 'messaging-tel-links').outcome).toBe('failed')
    },
  )

  it.each(['Open 24 hours', '24 hours, every day', 'We’re here 24/7.', 'Round the clock', 'We answer day and night.'])(
    'reads “%s” as opening hours',
    (line) => {
      expect(findingOf('facts-hours', `<p>${line}</p>`, '', '<footer>Nightowl</footer>')).toContain('only one')
    },
  )

  it.each(['A key is cut within 24 hours.', 'We ask for 24 hours’ notice.', 'Delivery takes 24 hours.'])(
    'does not read “%s” as opening hours',
    (line) => {
      expect(findingOf('facts-hours', `<p>${line}</p>`, '', '<footer>Nightowl</footer>')).toMatch(
        /no statement of opening hours/,
      )
    },
  )

  it('reports a contradiction between open 24 hours and open only by day', () => {
    const { outcome } = getCheck(review('<p>We are open Monday to Saturday, 8 am to 6 pm.</p>'), 'facts-hours')
    expect(outcome).toBe('failed')
  })

  it.each([
    ...[
      'Black Rock Main Road, Bridgetown, Barbados',
      'Rua das Flores 12, Porto',
      'Hauptstraße 4, Graz',
      '12 rue de la Paix, Paris',
    ],
    ...[
      'Calle Mayor 5, Vigo',
      'Via Roma 3, Turin',
      'Kungsgatan 14, Umeå',
      '221 Frederick Street, Port of Spain',
      'Level 2, 40 Queen Street, Auckland',
    ],
  ])('finds the address %s in a footer', (line) => {
    const analysis = review('', '', `<footer><p>Nightowl Keys</p><p>${line}</p></footer>`)
    expect(getCheck(analysis, 'facts-address').finding).not.toMatch(/no address/)
    expect(getCheck(analysis, 'messaging-contact').outcome).toBe('passed')
  })

  it('does not pass a site with one page that has no title, description and heading', () => {
    const bare = page(
      '/find',
      '<head></head>',
      '<p>Turn left behind the rum shop and ring the bell twice; we live above the workshop and hear it.</p>',
    )
    const others = ['/a', '/b', '/c', '/d'].map((path) =>
      page(
        path,
        head(`Keys ${path} | Nightowl Keys`, `Everything about the keys called ${path}.`),
        `<h1>Keys ${path}</h1><p>We cut keys of kind ${path} in the van while you wait for us.</p>`,
      ),
    )
    const site = makeSite([
      ...nightowl().pages.map(({ html }, at) => ({ path: at ? '/about' : '/', html })),
      ...others,
      bare,
    ])
    const analysis = analyzeSite(site, healthyAuditAnswers, brand)
    for (const id of ['messaging-titles', 'messaging-description', 'messaging-main-heading']) {
      const check = getCheck(analysis, id)
      expect(check.outcome, id).toBe('partly')
      expect(check.evidence, id).toContainEqual(expect.objectContaining({ page: 'https://tiptoe.example/find' }))
      expect(check.fix, id).not.toBe('')
    }
  })
})

describe('archetype words', () => {
  it('are not counted in a negation', () => {
    const { finding, evidence } = getCheck(review(), 'voice-archetype')
    expect(finding).not.toMatch(/“help”|“car|“nurs/)
    expect(JSON.stringify(evidence)).not.toContain('not there to help')
  })

  it('are quoted in the form used on the page', () => {
    const { finding } = getCheck(
      review('<p>Two nurses ride along. We listened, and we warmed the hall.</p>'),
      'voice-archetype',
    )
    expect(finding).toContain('“nurses”, “listened” and “warmed”')
  })

  it('never fail a site that uses other words', () => {
    expect(getCheck(review(), 'voice-archetype').outcome).toBe('could-not-be-checked')
  })
})

describe('what competitors do', () => {
  it.each([
    'They make you sign a 24-month contract, and we never do.',
    'Other locksmiths tie you in with a contract of 24 months.',
    'Most firms want a 24-month contract.',
    'Big chains are different: a minimum of 24 months, and no way out.',
    'Elsewhere you sign a 24-month contract. They also want 6 months’ notice.',
  ])('is not read as the business’s own contract: “%s”', (sentence) => {
    const { outcome } = getCheck(
      review('<p>No contract, ever. You can leave with 1 week’s notice.</p>', `<p>${sentence}</p>`),
      'facts-term',
    )
    expect(outcome).not.toBe('failed')
  })

  it('does not hide what the same sentence says about the business', () => {
    const { finding } = getCheck(
      review('<p>No contract, ever.</p>', '<p>Others let you go, but with us you sign a 24-month contract.</p>'),
      'facts-term',
    )
    expect(finding).toContain('24-month contract')
  })
})

describe('counts', () => {
  const counts = (one: string, other: string) => getCheck(review(`<p>${one}</p>`, `<p>${other}</p>`), 'facts-counts')

  it.each([
    ['We have opened 1,400 doors on this island.', '1,250 doors opened on this island.'],
    ['41 guest houses trust us with their keys.', 'Today 35 guest houses trust us.'],
    ['We look after 60 schools.', '48 schools are with us.'],
    ['We have 20 years of experience.', 'With our 25 years of experience, no lock is new.'],
    ['We have over 50 landlords on our books.', 'We work for 35 landlords.'],
    ['640 beginners have cut a key here.', 'We have had 520 beginners.'],
  ])('“%s” and “%s” contradict each other', (one, other) => {
    const { outcome, finding, evidence } = counts(one, other)
    expect(outcome, finding).toBe('failed')
    expect(evidence).toHaveLength(2)
  })

  it.each([
    ['We have opened 1,400 doors.', 'Last year we opened 250 doors.'],
    ['We look after 60 schools.', 'We look after 12 schools in the north.'],
    ['We look after 60 schools.', 'Our first 12 schools are still with us.'],
    ['41 guest houses trust us.', 'We did 35 guest houses in 2022.'],
    ['We have over 50 landlords on our books.', 'We work for 52 landlords.'],
    ['We carry 300 keys in the van.', 'A hotel with 120 keys takes us a day.'],
    ['We look after 60 schools.', 'If you run 12 schools, ask for a price.'],
    ['We work for 41 landlords.', 'Rivals boast of 300 landlords.'],
    ['We have 20 years of experience.', 'Marva has 31 years of experience.'],
    ['We look after 60 schools.', 'We look after 14 primary schools.'],
    ['We are here in 40 minutes.', 'We open a car in 10 minutes.'],
    ['We look after 60 schools.', '12 of our schools have new doors.'],
  ])('“%s” and “%s” do not contradict each other', (one, other) => {
    const { outcome, finding } = counts(one, other)
    expect(outcome, finding).not.toBe('failed')
  })
})

describe('when nothing was compared', () => {
  it.each(['facts-price', 'facts-delivery', 'facts-returns', 'consistency-dates', 'facts-counts'])(
    '%s says so instead of reporting agreement',
    (id) => {
      expect(getCheck(review(), id)).toMatchObject({ outcome: 'could-not-be-checked', isClear: true, isEmpty: true })
    },
  )

  it('a phone number found twice is reported as the same in both places', () => {
    expect(findingOf('facts-phone')).toBe('We found the same phone number in both places where we recognized one.')
  })
})

it('calls a voice score partial if the owner’s voice words could not be measured', () => {
  const { voiceAnalysis } = analyzeSite(nightowl(), healthyAuditAnswers, {
    ...brand,
    voiceWords: ['island', 'like a neighbor'],
  })
  expect(voiceAnalysis).toMatchObject({ isPartial: true, content: expect.stringContaining('voice words') })
  expect(review().voiceAnalysis.isPartial).toBeUndefined()
})
