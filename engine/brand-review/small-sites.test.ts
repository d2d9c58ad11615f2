import { describe, expect, it } from 'vitest'
import { analyzeSite, getCheck, healthyAuditAnswers, healthyBrand, makeChangedSite } from '#testing/engine/site.ts'

/** The healthy site with an extra sentence on its second page. */
const saying = (sentence: string) =>
  makeChangedSite((html, path) => (path === '/fit' ? html.replace('</main>', `<p>${sentence}</p></main>`) : html))
/** The site with another opening on its start page. */
const opensWith = (opening: string, site = makeChangedSite()) => ({
  ...site,
  pages: site.pages.map((page) =>
    page.url.endsWith('.example/') ? { ...page, html: page.html.replace(/<h1>.*?<\/p>/, opening) } : page,
  ),
})
const praised = (analysis: ReturnType<typeof analyzeSite>) =>
  [analysis.voiceAnalysis, analysis.visualAnalysis, analysis.messagingAnalysis, analysis.consistencyAnalysis].flatMap(
    ({ strengths }) => strengths,
  )

describe('checks of placeholders and contact details', () => {
  it.each([
    ...['info@yourdomain.com', 'hello@example.com', 'your@email.com', 'hello@reallygreatsite.com', 'me@shop.test'],
    ...['you@your-company.co.uk', 'info@mysite.com'],
  ])('report the example address %s', (box) => {
    const check = getCheck(analyzeSite(saying(`Write to ${box}.`)), 'messaging-filler')
    expect(check).toMatchObject({ outcome: 'failed', finding: expect.stringContaining('contact details') })
    expect(getCheck(analyzeSite(saying(`<a href="mailto:${box}">Write to us</a>`)), 'messaging-filler').outcome).toBe(
      'failed',
    )
  })

  it('do not count a link about visits as a way to get in touch', () => {
    const site = makeChangedSite((html) =>
      html
        .replace(/<footer>.*<\/footer>/, '')
        .replace(/<a class="buy".*?<\/a>/g, '<a href="/fit">What a visit costs</a>'),
    )
    expect(getCheck(analyzeSite(site), 'messaging-contact').outcome).toBe('failed')
  })

  it.each(['hello@gmail.com', 'anna@tiptoe.example', 'sam@companyofbread.com', 'info@exampleton.com', 'name@email.cz'])(
    'accept the address %s',
    (box) => {
      expect(getCheck(analyzeSite(saying(`Write to ${box}.`)), 'messaging-filler')).toMatchObject({ isClear: true })
    },
  )

  it('limit the scores that judge text to 8, and the report says so', () => {
    const { voiceAnalysis, messagingAnalysis } = analyzeSite(saying('Lorem ipsum dolor sit amet.'))
    for (const card of [voiceAnalysis, messagingAnalysis]) expect(card.score).toBeLessThanOrEqual(8)
    expect(`${voiceAnalysis.content} ${messagingAnalysis.content}`).toContain('placeholder text')
    expect(analyzeSite(makeChangedSite()).messagingAnalysis.score).toBeGreaterThan(8)
  })
})

describe('news of past years', () => {
  it.each(['New for 2020: velvet laces!', 'We will be closed for Christmas 2021.', 'Prices for 2024 are on the wall.'])(
    'is found in “%s”',
    (sentence) => {
      const check = getCheck(analyzeSite(saying(sentence)), 'consistency-dates')
      expect(check.outcome, check.finding).toBe('failed')
    },
  )

  it.each([
    ...['New for 2026: velvet laces!', 'We moved here in 2015.', 'Our shop won the town prize for 2019 and 2021.'],
    ...['In 2012 we were new in town.', 'The shop was closed for repairs in 2018.'],
  ])('is not found in “%s”', (sentence) => {
    expect(getCheck(analyzeSite(saying(sentence)), 'consistency-dates')).toMatchObject({ isClear: true })
  })

  it('includes the copyright year in the last line of a page without a footer element', () => {
    const site = makeChangedSite((html) => html.replace(/<footer>.*<\/footer>/, '<p>© 2019 Tiptoe Shoes</p>'))
    expect(getCheck(analyzeSite(site), 'consistency-year')).toMatchObject({ outcome: 'failed' })
  })
})

it('reads “I started in 2011” as the founding year only if the site names no other', () => {
  const of = (sentence: string) => getCheck(analyzeSite(saying(sentence)), 'facts-founded').finding
  const bare = analyzeSite(makeChangedSite((html) => html.replace('since 1998', '')))
  expect(getCheck(bare, 'facts-founded').finding).toContain('no founding year')
  const alone = makeChangedSite((html, path) =>
    path === '/fit'
      ? html.replace('</main>', '<p>In 2011 I started measuring feet in our old barn.</p></main>')
      : html.replace('since 1998', ''),
  )
  expect(getCheck(analyzeSite(alone), 'facts-founded').finding).toContain('only one founding year')
  expect(of('The shop was founded in 1998. I started as a cobbler in 1987.')).not.toContain('contradict')
})

it('checks facts and links of a page with too little text to score', () => {
  const site = makeChangedSite()
  const html = '<title>Contact</title><h1>Contact</h1><p>Call us on 0161 555 0143.</p><a href="/lost">Map</a>'
  const page = { url: 'https://tiptoe.example/contact', status: 200, contentType: 'text/html', html }
  const lost = { ...page, url: 'https://tiptoe.example/lost', status: 404, html: '' }
  const analysis = analyzeSite({ ...site, pages: [...site.pages, page, lost] })
  expect(getCheck(analysis, 'facts-phone')).toMatchObject({
    outcome: 'failed',
    finding: expect.stringContaining('Contact'),
  })
  expect(getCheck(analysis, 'consistency-links').finding).toContain('“Map” on “Contact”')
  expect(analysis.pages.find(({ url }) => url === page.url)).toMatchObject({ state: 'empty' })
})

describe('praise', () => {
  it('is not given to an offer below a generic headline', () => {
    const analysis = analyzeSite(
      opensWith('<h1>Welcome to our website!</h1><p>We measure small feet, so that shoes fit for years.</p>'),
    )
    expect(getCheck(analysis, 'messaging-headline').outcome).toBe('failed')
    expect(praised(analysis).join(' ')).not.toContain('says what you offer')
  })

  it('is not given for a phone number or a question as the reason to stay', () => {
    const analysis = analyzeSite(opensWith('<h1>Shoes for small feet</h1><p>No shoes? Call us on 330-555-0148.</p>'))
    expect(getCheck(analysis, 'messaging-reason').outcome).not.toBe('passed')
  })

  it('is not given for a call to action with a dead link', () => {
    const site = makeChangedSite()
    const lost = { url: 'https://tiptoe.example/book', status: 404, contentType: 'text/html', html: '' }
    const analysis = analyzeSite({ ...site, pages: [...site.pages, lost] })
    expect(praised(analysis).join(' ')).not.toContain('Book a fitting')
    expect(getCheck(analysis, 'messaging-ask').outcome).not.toBe('passed')
  })

  it('is not given to a text with a cliché', () => {
    const analysis = analyzeSite(saying('We have solutions for all you’re small footwear needs.'))
    expect(praised(analysis).join(' ')).not.toMatch(/worn|phrase/i)
    const check = getCheck(analysis, 'voice-cliches')
    expect(`${check.finding} ${JSON.stringify(check.evidence)}`).toMatch(/small footwear needs/)
  })
})

describe('the proposed headline', () => {
  const welcome = opensWith('<h1>Welcome to our website</h1><p>Something good begins here.</p>')
  const proposedFor = (brand: Partial<typeof healthyBrand>) =>
    analyzeSite(welcome, healthyAuditAnswers, { ...healthyBrand, ...brand }).actions?.[0]

  it('is the tagline if it says what the business sells', () => {
    expect(proposedFor({ productsServices: 'Shoes for small feet' })).toMatchObject({
      check: 'messaging-headline',
      proposed: 'Small feet, taken seriously',
    })
  })

  it('is otherwise the value proposition’s sentence about the offer, followed by the tagline', () => {
    const brand = { productsServices: 'Children’s shoes, fitted', chosenTagline: 'Kneel down and listen.' }
    const own = 'We listen first. We fit shoes to children.'
    expect(proposedFor({ ...brand, chosenUvp: `Tiptoe Shoes: ${own}` })?.proposed).toBe(
      'We fit shoes to children. Kneel down and listen.',
    )
  })
})
