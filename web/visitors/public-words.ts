/** Texts that the public pages use more than once: for readers, and as structured data. */
import { trialDays } from '#contract/plain/access.ts'
import { plans } from '#contract/plain/plans.ts'

export const pricePerMonth = plans.monthly.price

export type QuestionAndAnswer = { asks: string; says: string }

const whatItIs: QuestionAndAnswer = {
  asks: 'What is %PRODUCT_NAME%?',
  says: 'A web app that takes you through six brand tools, in order. You bring the words and make the decisions. It asks, quotes your own answers, and checks. You leave with a brand strategy that you can read aloud, print, and hand to a designer or to another AI tool.',
}
const needADesigner: QuestionAndAnswer = {
  asks: 'Do I need a designer?',
  says: 'Not for this part. %PRODUCT_NAME% finds what your brand means; a designer gives it a face. The report is written so that you can hand it to one.',
}

export const waitlistQuestions: readonly QuestionAndAnswer[] = [
  whatItIs,
  {
    asks: 'When does it launch?',
    says: `The public launch is soon, and everyone on the waitlist hears of it first, by email. You don’t have to wait for it: the ${trialDays}-day trial is open now, without a card.`,
  },
  needADesigner,
]

export const marketingQuestions: readonly QuestionAndAnswer[] = [
  whatItIs,
  {
    asks: 'What happens after the trial?',
    says: `You won’t be charged, because we never asked for a card. Your tools become read-only, and you can still read and download everything you made. To keep working, pick a plan: $${pricePerMonth} a month for everything, or a single tool, paid once.`,
  },
  {
    asks: 'Does it write with AI?',
    says: 'Your drafts are put together from your own sentences, and every value proposition shows where its parts came from. That works without a language model, so your words stay in your brand record. It says nothing about your business that you didn’t say.',
  },
  {
    asks: 'Can I take my work with me?',
    says: 'Yes. Your words, values, archetype and review each come as a PDF, and the whole brand as a brief, a system prompt for AI tools, JSON and JSONL.',
  },
  needADesigner,
]

export const trialPromise = `${trialDays}-day free trial, no card required`

export const benefits = [
  {
    name: 'Clarity',
    says: 'Six words, each chosen by you from dozens. When someone asks what you’re like, the answer is ready.',
  },
  {
    name: 'Control',
    says: 'Every result is yours to edit, refine and take back. Nothing you made is thrown away.',
  },
  {
    name: 'Impact',
    says: 'A promise and a tagline put together from your own sentences, so they sound like you and like nobody else.',
  },
  {
    name: 'Growth',
    says: 'Hand the finished strategy to a designer, a partner or another AI tool, and get work that fits.',
  },
] as const

export const audiences = [
  {
    glyph: 'regular',
    name: 'Business owners',
    says: 'You know why customers come back. Now say it in a line that you can put on the door.',
  },
  {
    glyph: 'explorer',
    name: 'Entrepreneurs',
    says: 'Find the position before you pay for the logo. An afternoon now saves the rebrand later.',
  },
  {
    glyph: 'sage',
    name: 'Teams',
    says: 'One record that everyone works from: the same six words in sales, in support and on the site.',
  },
] as const

export const comparison = [
  { asks: 'Starts from', generic: 'A blank prompt', ours: 'Your own words, sorted by you' },
  { asks: 'Remembers', generic: 'What you paste in again', ours: 'Every choice, in one brand record' },
  { asks: 'Gives you', generic: 'A confident paragraph', ours: 'Six results that agree with each other' },
  { asks: 'Shows why', generic: 'Rarely, and without proof', ours: 'Your own sentences, and what was measured' },
  { asks: 'Ends with', generic: 'More prompts', ours: 'A report to hand over' },
] as const

/** Tern & Tide is invented; its results are what the tools made of its answers. `npm run pictures` recreates them. */
export const exampleWords = {
  culture: 'Steadfast',
  customers: 'Curious',
  voice: 'Plain-spoken',
  feeling: 'Braver',
  impact: 'Sea-ready',
  xfactor: 'Two to a guide',
} as const

export const exampleSteps = [
  {
    name: 'Brand Attributes',
    does: 'Collect words, keep five, choose one. Six times.',
    result: 'Six words, out of 103.',
  },
  {
    name: 'UVP Generator',
    does: 'A promise, put together from your own sentences.',
    result: '“There is a guide in the water for every two swimmers.”',
  },
  {
    name: 'Tagline Generator',
    does: 'The promise in a breath.',
    result: '“Every season. Groups of six. Hot soup after.”',
  },
  { name: 'Core Values', does: 'What you will not trade away.', result: 'Nobody swims alone.' },
  {
    name: 'Brand Archetype',
    does: 'Twenty questions with Synapse, your strategist: which of twelve archetypes are you?',
    result: 'The Explorer.',
  },
  {
    name: 'Website Review',
    does: 'Does your site sound like you? Scored, with proof.',
    result: '6.8 out of 10, and what to do first.',
  },
] as const

export const waitlistPerks = [
  'First look at every tool',
  'Exclusive early-adopter pricing',
  'Priority access to new tools',
  'Monthly masterminds and private community',
] as const
