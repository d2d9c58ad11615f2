import { expect, it } from 'vitest'
import { analyzeSite, getCheck, healthyAuditAnswers, healthyBrand, makeChangedSite } from '#testing/engine/site.ts'

const opensWith = (opening: string) =>
  analyzeSite(
    makeChangedSite((html, path) => (path === '/' ? html.replace(/<h1>.*?<\/p>/, opening) : html)),
    healthyAuditAnswers,
    healthyBrand,
  )

it('does not quote a generic headline as evidence for a passed check', () => {
  const analysis = opensWith(
    '<h1>Welcome to our website, quality you can trust</h1><p>We are glad that there is a shop.</p>',
  )
  expect(getCheck(analysis, 'messaging-headline').outcome).toBe('failed')
  const praised = analysis.checks.filter(({ outcome }) => outcome === 'passed').flatMap(({ evidence }) => evidence)
  expect(praised.some((each) => 'quote' in each && each.quote.includes('quality you can trust'))).toBe(false)
})

it('quotes the sentences that state the offer and the reason, not the generic ones', () => {
  const analysis = opensWith(
    '<h1>Welcome</h1><p>We are passionate about delivering the best solutions. We measure small feet, so that shoes fit for years.</p>',
  )
  for (const id of ['messaging-offer', 'messaging-reason']) {
    const [first] = getCheck(analysis, id).evidence
    expect(first, id).toMatchObject({ quote: 'We measure small feet, so that shoes fit for years.' })
  }
})

it('does not judge the reason to stay if its only evidence is an expired offer', () => {
  const analysis = opensWith('<h1>Shoes that fit small feet</h1><p>Save 10% on small shoes until 3 May 2024.</p>')
  expect(getCheck(analysis, 'consistency-dates').outcome).toBe('failed')
  expect(getCheck(analysis, 'messaging-reason')).toMatchObject({ outcome: 'could-not-be-checked', measure: null })
})
