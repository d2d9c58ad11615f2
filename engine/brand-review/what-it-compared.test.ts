/** Facts, partial findings and word meanings on the site of a hedge maze. */
import { describe, expect, it } from 'vitest'
import { analyzeSite, getCheck, healthyAuditAnswers, makeSite } from '#testing/engine/site.ts'

const brand = { businessName: 'Hedgerow Maze', chosenUvp: '', chosenTagline: '', voiceWords: [] as string[] }
const about = 'A maze of beech hedges with a tower in the middle, for an afternoon of getting lost.'
const plain =
  '<p>You turn left, you turn right, and you laugh because you’re back at the gate. We’ve seen it a thousand times. Bring a friend, or borrow our dog: he knows the way and he’ll wait for you.</p>'
const foot = '<p>Hedgerow Maze, Beech Lane 9, Tilford</p>'
type Parts = { description?: string; menu?: string; footer?: string }
const pageOf = (
  path: string,
  title: string,
  main: string,
  { description = about, menu = '', footer = foot }: Parts,
) => ({
  path,
  html:
    `<html lang="en"><head><title>${title} | Hedgerow Maze</title><meta name="description" content="${description}"></head>` +
    `<body><nav><a href="/">Home</a> ${menu}</nav><main><h1>${title}</h1>${plain}${main}</main><footer>${footer}</footer></body></html>`,
})
/** Analyses a start page and a second page with these texts. */
const maze = (home: string, beside = '', parts: Parts = {}, ask = healthyAuditAnswers) =>
  analyzeSite(
    makeSite([pageOf('/', 'Lost for an afternoon', home, parts), pageOf('/maze', 'The maze', beside, parts)]),
    ask,
    brand,
  )
const facts = (id: string, ...[home, beside, parts]: Parameters<typeof maze>) =>
  getCheck(maze(home, beside, parts), `facts-${id}`)

describe('the comparison of facts', () => {
  it('reports a page that is free for children and one that charges them', () => {
    const charged = '<p>Children pay €6.</p>'
    const { outcome, finding } = facts('free', '<p>The maze is free for children.</p>', charged)
    expect(outcome).toBe('failed')
    expect(finding).toContain('whether it is free for children (“free” on the home page, “€6” on “The maze”)')
    expect(facts('free', '<p>Admission is free for kids.</p>', '<p>Kids pay €6.</p>').outcome).toBe('failed')
  })

  it.each([
    ['another group', 'The maze is free for children.', 'Adults pay €6.'],
    ['a part of the group', 'The maze is free for children under 4.', 'Children pay €6.'],
    ['something else', 'The puppet show is free for children.', 'Children pay €6.'],
    ['people in company', 'The maze is free for children with their teacher.', 'Children pay €6.'],
  ])('accepts a different price for %s', (_, free, charged) => {
    expect(facts('free', `<p>${free}</p>`, `<p>${charged}</p>`).outcome).not.toBe('failed')
  })

  it('compares opening hours only for the same months', () => {
    const home = '<p>We are open daily from 9 am to 5 pm, March to November.</p>'
    const besides = (text: string) => facts('hours', home, `<p>${text}</p>`).outcome
    expect(besides('Open from March to November, daily, 10 am to 4 pm.')).toBe('failed')
    expect(besides('Open from March to November, daily, 9 am to 5 pm.')).not.toBe('failed')
    expect(besides('Open from December to February, daily, 11 am to 3 pm.')).not.toBe('failed')
  })

  it('accepts different hours for two shops with their own addresses', () => {
    const shop = (name: string, street: string, hours: string) =>
      `<h2>${name}</h2><p>${street}, Tilford. Open Tuesday to Saturday, ${hours}.</p>`
    const two = (street: string) =>
      facts(
        'hours',
        '',
        shop('By the church', '3 Church Row', '10 am to 6 pm') + shop('Uptown', street, '9 am to 4 pm'),
      )
    expect(two('41 Orchard Road').outcome).not.toBe('failed')
    expect(two('3 Church Row').outcome).toBe('failed')
  })

  it('reads the price in the matching column of a table row', () => {
    const row =
      '<table><tr><th></th><th>One hour</th><th>A week</th></tr><tr><td>Lantern</td><td>£7</td><td>£31</td></tr></table>'
    const { finding, evidence } = facts('price', '<p>A lantern costs £5 an hour.</p>', row)
    expect(finding).toBe(
      'The pages contradict each other on the price of a lantern (“£5” on the home page, “£7” on “The maze”).',
    )
    expect(evidence).toHaveLength(2)
    expect(facts('price', '<p>A lantern costs £7 an hour.</p>', row).outcome).not.toBe('failed')
  })

  it('reads an email address that appears only in a link’s target', () => {
    const footer = `${foot}<p>Lost? <a href="mailto:warden@hedgerowmaze.org">Send the warden a note</a></p>`
    expect(facts('email', '', '', { footer }).finding).toBe(
      'We found the same email address in both places where we recognized one.',
    )
    const { finding } = facts('email', '<p>Write to warden@hedgerow-maze.org.</p>', '', { footer })
    expect(finding).toContain('warden@hedgerowmaze.org')
  })

  it('reads the business’s own number in a footer that says “Phone the gatehouse”', () => {
    const footer = `${foot}<p>Phone the gatehouse: <a href="tel:+441632960418">01632 960418</a></p>`
    expect(facts('phone', '', '', { footer }).finding).toMatch(/^We found the same phone number/)
    expect(facts('phone', '<p>If you feel ill, phone the hospital on 01632 960999.</p>').finding).toMatch(
      /no phone number/,
    )
  })
})

describe('partly met checks', () => {
  it('do not pass a description that is a few letters too short', () => {
    const site = makeSite([
      pageOf('/', 'Lost for an afternoon', '', {}),
      pageOf('/maze', 'The maze', '', { description: 'Beech hedges, one tower' }),
    ])
    const { outcome, finding } = getCheck(analyzeSite(site, healthyAuditAnswers, brand), 'messaging-description')
    expect([outcome, finding]).toEqual(['partly', '“The maze” has only a very short description for search results.'])
  })

  it('do not count a menu entry as a call to action', () => {
    const menu = '<a href="/maze">Visit us</a>'
    const analysis = maze('<p>Walk in and get lost.</p>', '<p>Beech.</p>', { menu })
    expect(getCheck(analysis, 'messaging-ask').finding).not.toContain('Visit us')
    expect(getCheck(analysis, 'messaging-ask-everywhere').outcome).toBe('failed')
  })

  it('pass if every page has a phone number to call', () => {
    const ring = '<p>Ring us on <a href="tel:+441632960418">01632 960418</a>.</p>'
    expect(getCheck(maze(ring, ring), 'messaging-ask-everywhere')).toMatchObject({
      outcome: 'passed',
      finding: 'Every page leads to something to do.',
    })
  })

  it('count the business paying for its own mistakes as a guarantee', () => {
    const slip = '<p>If we tear your picture, we pay for a new print.</p>'
    expect(getCheck(maze(slip), 'messaging-proof').outcome).toBe('passed')
    expect(getCheck(maze('<p>If you tear a picture, you pay for it.</p>'), 'messaging-proof').outcome).toBe('failed')
  })
})

describe('the reading of words', () => {
  it('ignores “free” as a price and “together” in a negation', () => {
    const text = '<p>Parking is free, and so is the map. Nothing is ever glued together here.</p>'
    const analysis = maze(
      text,
      text,
      {},
      { ...healthyAuditAnswers, brandArchetype: 'explorer', coreValues: ['community'] },
    )
    expect(getCheck(analysis, 'voice-archetype').finding).not.toContain('“free”')
    expect(getCheck(analysis, 'consistency-values').finding).not.toContain('“together”')
  })

  it('names the one page that sounds stiff', () => {
    const stiff =
      '<p>The establishment hereby undertakes the maintenance of the premises in accordance with applicable regulations. Visitors are obliged to ensure the observance of the instructions issued pursuant to these provisions. Liability in respect of articles deposited shall be excluded.</p>'
    const findingFor = (third: string) =>
      getCheck(
        analyzeSite(
          makeSite([
            pageOf('/', 'Lost for an afternoon', '', {}),
            pageOf('/maze', 'The maze', '', {}),
            pageOf('/house', 'The house', third, {}),
          ]),
          { ...healthyAuditAnswers, brandTone: 'casual' },
          brand,
        ),
        'voice-formality',
      ).finding
    expect(findingFor(stiff)).toBe('“The house”, unlike the other pages, sounds more formal than a casual tone.')
    expect(findingFor('')).toBe('The level of formality suits a casual tone.')
  })
})
