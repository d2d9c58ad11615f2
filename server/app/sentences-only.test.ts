/** An owner who has filled in the sentences but left the long answers of the profile empty. */
import type http from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { exportedBrand } from '#contract/exported-brand.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { interviewBrandOf } from '#server/brand-archetype/interview-brand.ts'
import { makeReviewForm, serveReviewedSite, startReview, waitForAuditEnd } from '#testing/server/reviewed-site.ts'

const page = `<!doctype html><html lang="en"><title>Home</title><meta name="viewport" content="width=device-width">
  <main><h1>Welcome to our website</h1><p>Something good begins here. Look around as long as you like, and stay for tea.</p>
  <a href="/book">Book your first lesson</a></main><footer>Tern & Tide</footer></html>`
const answer: http.RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}
const { site, address, close } = await serveReviewedSite(answer)
afterAll(close)

async function makeTeller() {
  const person = await site.makeOwner()
  await site.setBrand(person, {
    productsServices: null,
    idealClientDescription: null,
    customerPainPoints: null,
    competitiveDifferentiator: null,
    coreValues: [{ id: 'a', title: 'Calm', description: '', order: 0 }],
    brandArchetypeCompleted: true,
    chosenUvp: 'Tern & Tide: we listen first. We teach grown-ups to swim.',
  })
  const sentences = { does: 'teach grown-ups to swim', who: 'people afraid of the sea', only: 'go in with you' }
  await person.ask('PUT', '/api/user-profile/sentences', { ...sentences, when: 'the sea scares you' })
  return person
}

test('gets an export and an interview that use the sentences', async () => {
  const person = await makeTeller()
  const { text } = await person.ask('GET', '/api/brand/export/json')
  expect(exportedBrand.parse(JSON.parse(text)).business).toMatchObject({
    productsAndServices: 'We teach grown-ups to swim',
    idealClient: 'People afraid of the sea',
    customerPainPoints: 'The sea scares you',
    difference: 'We go in with you',
  })
  expect((await person.ask('GET', '/api/brand/export/jsonl')).text).toMatch(/sell\?.+We teach grown-ups to swim/)
  const brand = interviewBrandOf(await readBrandRow(person.brandId, site.database))
  expect(brand).toMatchObject({ difference: 'We go in with you', industry: 'education' })
})

test('gets a review that compares the offer, and keeps the empty profile fields', async () => {
  const person = await makeTeller()
  const { analysis } = await waitForAuditEnd(person, await startReview(person, makeReviewForm(address)))
  // The tagline alone does not say what is offered.
  expect(analysis?.actions?.find(({ check }) => check === 'messaging-headline')?.proposed).toBe(
    'We teach grown-ups to swim. Braver by the wave.',
  )
  expect(analysis?.madeFrom?.record.audience).toBe('people afraid of the sea')
  expect((await person.ask('GET', '/api/auth/user')).body).toMatchObject({
    productsServices: null,
    sentences: { does: 'teach grown-ups to swim' },
  })
})
