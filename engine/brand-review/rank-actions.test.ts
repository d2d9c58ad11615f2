import { describe, expect, it } from 'vitest'
import {
  analyzeSite,
  getCheck,
  healthyAuditAnswers,
  healthyBrand,
  makeChangedSite,
  makeCopiesOfHome,
  makeTestAddress,
} from '#testing/engine/site.ts'

describe('the actions of a review', () => {
  it('start with the headline and the owner’s own line for it, then what misleads customers, then the rest', () => {
    const site = makeChangedSite((html, path) =>
      (path === '/' ? html.replace('Shoes that fit small feet</h1>', 'Welcome to our website</h1>') : html)
        .replace(/ alt="[^"]*"/g, '')
        .replace('any day but Sunday', 'any day. Lorem ipsum dolor sit amet'),
    )
    const { actions = [], recommendations, messagingAnalysis } = analyzeSite(site)
    expect(actions[0]).toMatchObject({
      check: 'messaging-headline',
      now: 'Welcome to our website',
      proposed: healthyBrand.chosenTagline,
    })
    const order = ['messaging-headline', 'messaging-filler', 'visual-alt'].map((id) =>
      actions.findIndex(({ check }) => check === id),
    )
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect(Math.min(...order)).toBe(0)
    expect(recommendations.immediate[0]).toBe(`${actions[0]?.title}: ${actions[0]?.text}`)
    const told = messagingAnalysis.opportunities.join(' ')
    for (const { text } of actions) expect(told).not.toContain(text)
  })

  it('list what misleads customers before the rest of the first screen', () => {
    const site = makeChangedSite((html, path) =>
      path === '/'
        ? html
            .replace(
              /<h1>.*?<\/a>/,
              '<h1>Welcome to our website</h1><p>Something good begins here, every day anew.</p>',
            )
            .replace('</main>', '<p>Call us on 0161 555 0143. Spring offer: a tenth off until 3 May 2024.</p></main>')
        : html,
    )
    const { actions = [] } = analyzeSite(site)
    expect(actions.map(({ check }) => check).slice(0, 3)).toEqual([
      ...['messaging-headline', 'facts-phone', 'consistency-dates'],
    ])
    expect(actions[2]?.title).toBe('Take down the offer that ended on 3 May 2024')
    expect(actions.some(({ check }) => check === 'messaging-ask')).toBe(true)
  })

  it('propose the UVP without a tagline, and nothing without either', () => {
    const site = makeChangedSite((html) => html.replace('Shoes that fit small feet</h1>', 'Welcome</h1>'))
    const proposedFor = (brand: Partial<typeof healthyBrand>) =>
      analyzeSite(site, healthyAuditAnswers, { ...healthyBrand, chosenTagline: '', ...brand }).actions?.[0]?.proposed
    expect(proposedFor({})).toBe(healthyBrand.chosenUvp)
    expect(proposedFor({ chosenUvp: '' })).toBeNull()
  })

  it('propose a tagline without the business name it starts with', () => {
    const site = makeChangedSite((html) => html.replace('Shoes that fit small feet</h1>', 'Welcome</h1>'))
    const { businessName, chosenTagline } = healthyBrand
    const named = { ...healthyBrand, chosenTagline: `${businessName}. ${chosenTagline}` }
    expect(analyzeSite(site, healthyAuditAnswers, named).actions?.[0]?.proposed).toBe(chosenTagline)
  })

  it('leave out findings the owner marked as intended, which do not count in scores but are listed', () => {
    const site = makeChangedSite((html) => html.replace(/ alt="[^"]*"/g, ''))
    const judged = analyzeSite(site)
    const meant = analyzeSite(site, healthyAuditAnswers, healthyBrand, ['visual-alt'])
    expect(judged.intended).toEqual([])
    expect(meant.intended).toEqual(['visual-alt'])
    expect(meant.visualAnalysis.score).toBeGreaterThan(judged.visualAnalysis.score)
    expect(meant.actions?.some(({ check }) => check === 'visual-alt')).toBe(false)
    expect(getCheck(meant, 'visual-alt').outcome).toBe('failed')
  })

  it('name pages by their titles, not by their file names', () => {
    const site = makeChangedSite((html, path) => (path === '/fit' ? html.replace(/<link rel="icon"[^>]*>/, '') : html))
    expect(getCheck(analyzeSite(site), 'visual-icon').finding).toBe(
      '“How a fitting goes” has no link to an icon for browser tabs.',
    )
  })

  it('come from failed checks, such as a start page titled “Home” without the brand', () => {
    const paths = ['/', '/a', '/b', '/c', '/d', '/e', '/f']
    const site = makeCopiesOfHome(paths, (path) => (path === '/' ? 'Home' : `Page of ${path} | Tiptoe Shoes`))
    const analysis = analyzeSite(site)
    expect(getCheck(analysis, 'messaging-titles').outcome).toBe('failed')
    expect(getCheck(analysis, 'consistency-title-names').outcome).toBe('failed')
  })

  it('are based on quotes of both contradicting facts; facts that agree earn no points', () => {
    const tell = (other: string) =>
      makeChangedSite((html, path) =>
        html.replace('</main>', `<p>${path === '/' ? 'A fitting starts at £12.' : other}</p></main>`),
      )
    const split = getCheck(analyzeSite(tell('Fittings are from £18.')), 'facts-price')
    expect(split.evidence).toEqual([
      { page: makeTestAddress('/'), quote: 'A fitting starts at £12.' },
      { page: makeTestAddress('/fit'), quote: 'Fittings are from £18.' },
    ])
    const agreed = analyzeSite(tell('Fittings are from £12.'))
    expect(getCheck(agreed, 'facts-price').finding).toBe(
      'We found the same price in both places where we recognized one.',
    )
    expect(agreed.consistencyAnalysis.score).toBe(analyzeSite(makeChangedSite()).consistencyAnalysis.score)
  })

  it('ignore mocked quotes, dated notes, competitors and customer quotes', () => {
    const healthy = analyzeSite(makeChangedSite())
    const lookalikes = [
      '<p>The brochure promised “a holistic, best-in-class footwear ecosystem that leverages synergies across the value chain”. It was a shoe.</p>',
      '<h2>3 May 2021: new prices</h2><p>A fitting is £4 from today, and the sale ends on 9 May 2021.</p>',
      '<p>The chains charge £30 for a fitting.</p>',
      '<p>“I paid £5 for a fitting in 2009.” Ola, dad of two</p>',
      '<p>Mina has been fitting shoes since 1987.</p>',
    ]
    for (const text of lookalikes) {
      const site = makeChangedSite((html, path) =>
        html.replace('</main>', `${path === '/' ? '<p>A fitting is £12.</p>' : text}</main>`),
      )
      const analysis = analyzeSite(site)
      expect(analysis.actions, text).toEqual(healthy.actions)
      expect(analysis.consistencyAnalysis.score, text).toBe(healthy.consistencyAnalysis.score)
    }
  })
})
