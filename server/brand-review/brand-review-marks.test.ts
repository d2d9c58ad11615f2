import type { RequestListener } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import type { AuditCheck } from '#contract/brand-review.ts'
import { isFailedOrPartial } from '#contract/plain/brand-review-layout.ts'
import { openReview } from '#testing/server/brand-reviews.ts'
import type { TestPerson } from '#testing/server/people.ts'
import {
  fetchAudit,
  makeReviewForm,
  serveReviewedSite,
  startReview,
  waitForAuditEnd,
} from '#testing/server/reviewed-site.ts'

let alt = ''
const answer: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><title>Tern & Tide</title><h1>Learn to swim in the sea</h1>
    <p>We teach nervous grown-ups to feel at home in open water. You swim with us, in groups of four,
    on calm mornings. You begin where you can stand, and you go on when you want to. We bring the tea.</p>
    <img src="/group.jpg"${alt}></html>`)
}

const { site, address, close } = await serveReviewedSite(answer)
afterAll(close)

async function makeReviewer(): Promise<TestPerson> {
  const person = await site.makeOwner()
  await openReview(site, person)
  return person
}

/** Runs an audit to its end and returns it with its analysis. */
async function review(person: TestPerson, websiteUrl = address) {
  const audit = await waitForAuditEnd(person, await startReview(person, makeReviewForm(websiteUrl)))
  if (!audit.analysis) throw new Error(audit.reason ?? 'There is no analysis.')
  return { ...audit, analysis: audit.analysis }
}

const mark = ({ ask }: TestPerson, id: string, check: string, as: 'intended' | 'done' | null) =>
  ask('PUT', `/api/audit/${id}/mark`, { check, mark: as })

function findingsOf({ analysis }: Awaited<ReturnType<typeof review>>): [AuditCheck, AuditCheck] {
  const lossOf = ({ weight, measure }: AuditCheck) => weight * (1 - (measure ?? 1))
  const [one, other] = analysis.checks
    .filter((check) => isFailedOrPartial(check) && check.id !== 'visual-alt')
    .toSorted((check, next) => lossOf(next) - lossOf(check))
  if (!one || !other) throw new Error('The site of these tests has two findings besides its picture.')
  return [one, other]
}

test('a finding marked as intended is left out of the next scores until the mark is removed', async () => {
  const person = await makeReviewer()
  const first = await review(person)
  const [{ id }] = findingsOf(first)
  expect(await mark(person, first.id, id, 'intended')).toMatchObject({
    status: 200,
    body: { marks: [{ check: id, mark: 'intended' }] },
  })
  expect(await fetchAudit(person, first.id)).toMatchObject({ analysis: first.analysis })

  const second = await review(person, address.slice(0, -1))
  expect(second.analysis.intended).toEqual([id])
  expect(second.analysis.overallScore).toBeGreaterThan(first.analysis.overallScore)
  expect(second.changes).toMatchObject({ isOtherwiseAsked: true })
  expect(second.marks).toEqual([{ check: id, mark: 'intended' }])
  expect(await fetchAudit(person, first.id), 'a report that another has followed').toMatchObject({ marks: null })

  expect(await mark(person, second.id, id, null)).toMatchObject({ body: { marks: [] } })
  const third = await review(person)
  expect(third.analysis.intended).toEqual([])
  expect(third.analysis.overallScore).toBe(first.analysis.overallScore)
})

test('the next review checks a finding marked as done and says whether it is', async () => {
  const person = await makeReviewer()
  const first = await review(person)
  const [other] = findingsOf(first)
  await mark(person, first.id, 'visual-alt', 'done')
  await mark(person, first.id, other.id, 'done')
  alt = ' alt="Four people in the sea, laughing"'
  const second = await review(person)
  alt = ''
  const titleOf = (id: string) => second.analysis.checks.find((check) => check.id === id)?.title
  expect(second.changes?.done?.toSorted((one, two) => Number(two.isMended) - Number(one.isMended))).toEqual([
    { title: titleOf('visual-alt'), isMended: true },
    { title: other.task, isMended: false },
  ])
  expect(second.changes?.scores?.visual).toBeGreaterThan(0)
  expect(second.marks).toEqual([])
})

test('T21 only the owner of a report can mark its findings, and only findings that it has', async () => {
  const [person, other] = [await makeReviewer(), await makeReviewer()]
  const audit = await review(person)
  const [{ id }] = findingsOf(audit)
  expect(await mark(other, audit.id, id, 'done')).toMatchObject({ status: 404 })
  expect(await mark(person, audit.id, 'no-such-check', 'done')).toMatchObject({ status: 404 })
  const odd = await person.ask('PUT', `/api/audit/${audit.id}/mark`, { check: id, mark: 'liked' })
  expect(odd).toMatchObject({ status: 400 })
  expect(await fetchAudit(person, audit.id)).toMatchObject({ marks: [] })
})

test('marks belong to one site; a review of another site is measured in full', async () => {
  const person = await makeReviewer()
  const first = await review(person)
  await mark(person, first.id, findingsOf(first)[0].id, 'intended')
  const elsewhere = await review(person, `${address}shop`)
  expect(elsewhere.analysis.intended).toEqual([])
  expect(elsewhere.marks).toEqual([])
})
