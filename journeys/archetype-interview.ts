/** An owner with the archetype interview open, their answers, and the interview screen. */
import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { completeThroughTagline, expect, type Owner, setUp } from './visitor.ts'

/** The bakery's answers. `answerAt` cycles through them and numbers each one. */
const told = [
  'We bake on a boat and sell at the harbour before anybody else is up, because nobody looks after people at five.',
  'Nurses after a night shift, fishermen, people who have nobody making them breakfast.',
  'My mother was ill, and I noticed who comes by to help at night. Nobody did. So I baked for whoever was awake.',
  'We never let anybody leave hungry, even when they cannot pay.',
  'Quietly. We ask how they are and wait for the answer.',
  'That somebody stands out there in the cold and we did not notice.',
  'Safe, as if somebody had kept the light on for them.',
  'Supermarkets that bake at noon and shut the door in your face when you come off the ward.',
  'On Fridays we carry a basket to the hospice before the oven is cold, and sit a while.',
  'Flour on blue aprons, one lamp in the fog, the kettle on.',
  'An old fisherman rang to say that he had not been forgotten at Christmas.',
  'That every harbour on this coast has somebody awake and looking out for the others.',
  'We would never turn a child away, nor ask a hungry man for his reasons.',
  'A lighthouse keeper who bakes.',
  'You will be noticed, and you will go home warm.',
  'Three of us, and we cover for each other when a mother falls ill.',
]
export const answerAt = (index: number) => `${told[index % told.length]} That was answer ${index + 1}.`

async function giveCoreValues(request: APIRequestContext): Promise<void> {
  const coreValues = ['Rise early', 'Waste nothing', 'Know the names'].map((title, order) => ({
    id: `new-${order + 1}`,
    title,
    description: '',
    order,
  }))
  const reply = await request.post('/api/core-values', { data: { coreValues } })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Completes every step before the archetype, which opens the interview. */
export async function openInterview(request: APIRequestContext): Promise<Owner> {
  const owner = await setUp(request)
  await completeThroughTagline(request)
  await giveCoreValues(request)
  return owner
}

/** Completes everything up to the result: six categories, a UVP, a tagline, core values, the interview. */
export async function finishInterview(request: APIRequestContext): Promise<void> {
  await completeThroughTagline(request)
  await giveCoreValues(request)
  expect(await answerByCall(request, 0, 30), 'the interview comes to a result').toBe(true)
}

/** Answers by API call, from answer number `from` until there are `count`; true as soon as the result arrives. */
export async function answerByCall(request: APIRequestContext, from: number, count: number): Promise<boolean> {
  for (let index = from; index < count; index += 1) {
    const reply = await request.post('/api/brand-archetype/analyze', { data: { message: answerAt(index) } })
    expect(reply.ok(), await reply.text()).toBe(true)
    if ((await reply.json()).archetypeResult) return true
  }
  return false
}

export const findMessageField = (page: Page) => page.getByPlaceholder('Share detailed insights about your brand...')
export const findSendButton = (page: Page) => page.getByRole('button', { name: 'Send' })
/** Types an answer and sends it, without waiting for the reply. */
export async function sendAnswer(page: Page, text: string): Promise<void> {
  await findMessageField(page).fill(text)
  await findSendButton(page).click()
}
export const findConversationLog = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const toast = (page: Page) => page.locator('.toast')

export async function openScreen(page: Page): Promise<void> {
  await page.goto(paths.brandArchetype)
  await expect(page.getByRole('heading', { name: 'Strategic Conversation' })).toBeVisible()
}

export async function say(page: Page, text: string): Promise<void> {
  const said = await page.locator('.said').count()
  await sendAnswer(page, text)
  await expect(page.locator('.said')).toHaveCount(said + 2)
}
