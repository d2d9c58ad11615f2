import { expect, test } from 'vitest'
import { findAnswers } from '#engine/onboarding/find-answers.ts'

const leaflet = `HOLLOW LANE BOATYARD

We repair wooden boats and build small dinghies. If you're new to sailing, come and
watch for a morning.
Owners are tired of yards that never ring back!

- Unlike the big marinas we send a photo every Friday.
- Open weekdays, nine until five

This year we want to take on two apprentices.
© Hollow Lane. All rights reserved. www.hollow-lane.example`

test('sentences stand word for word beside the question that they plainly answer', () => {
  expect(findAnswers(leaflet)).toEqual([
    { text: 'We repair wooden boats and build small dinghies.', field: 'productsServices' },
    { text: "If you're new to sailing, come and watch for a morning.", field: 'idealClientDescription' },
    { text: 'Owners are tired of yards that never ring back!', field: 'customerPainPoints' },
    { text: 'Unlike the big marinas we send a photo every Friday.', field: 'competitiveDifferentiator' },
    { text: 'This year we want to take on two apprentices.', field: 'primaryGoal' },
    { text: 'Open weekdays, nine until five', field: null },
  ])
})

test('a sentence that could answer two questions is left for the owner to place, and none is offered twice', () => {
  const text = 'We sell kites, unlike the arcade. We sell kites, unlike the arcade.'
  expect(findAnswers(text)).toEqual([{ text: 'We sell kites, unlike the arcade.', field: null }])
  expect(findAnswers('')).toEqual([])
  expect(findAnswers('Home\nShop\nContact us')).toEqual([])
})

const notes = `Rook Lane Upholstery

I restore chairs and settees. My teacher used to say: if you are in a hurry, sell stamps. Clients: three hotels, one theatre
and half the street. 40 chairs a year pass the bench. I never staple what was tacked.

What I cannot stand
People who buy a new one every year. We sell it, they throw it away.

Why us?
Your springs are tied by hand, twice

How it feels
They leave less worried.`

test('headings and labels say what stands behind them, and a sentence may begin with a number', () => {
  const found = findAnswers(notes)
  expect(found.filter(({ field }) => field !== null)).toEqual([
    { text: 'I restore chairs and settees.', field: 'productsServices' },
    { text: 'three hotels, one theatre and half the street.', field: 'idealClientDescription' },
    { text: 'I never staple what was tacked.', field: 'competitiveDifferentiator' },
    { text: 'Your springs are tied by hand, twice', field: 'competitiveDifferentiator' },
  ])
  expect(found.map(({ text }) => text)).toContain('40 chairs a year pass the bench.')
})

test('what somebody else said, what stands below another heading and what is denied is left for the owner to place', () => {
  const open = findAnswers(notes)
    .filter(({ field }) => field === null)
    .map(({ text }) => text)
  expect(open).toEqual(
    expect.arrayContaining([
      'My teacher used to say: if you are in a hurry, sell stamps.',
      'People who buy a new one every year.',
      'We sell it, they throw it away.',
      'They leave less worried.',
    ]),
  )
})

const told: readonly (readonly [heading: string, texts: readonly string[], field: string | null])[] = [
  ['What we do', ['We sharpen knives at your back door.', 'Scissors, too.'], 'productsServices'],
  ['who it is meant for', ['small restaurants with two cooks or one.'], 'idealClientDescription'],
  ['what annoys them most', ['The grinder keeps the blades for a week.', 'they are stranded.'], 'customerPainPoints'],
  ['about the two of us', ['Two sisters began it in a garage.'], null],
  ['why people stay with us', ['A blade is back the same night.', 'The price stays.'], 'competitiveDifferentiator'],
  ['what we hope for', ['ten more kitchens in the old town.'], 'primaryGoal'],
]
const layouts: Readonly<Record<string, (heading: string, texts: readonly string[], at: number) => string>> = {
  'Markdown headings': (heading, texts) => `## ${heading}\n\n${texts.join('\n\n')}\n\n`,
  'bold lines': (heading, texts) => `**${heading}**\n${texts.join('\n')}\n\n`,
  'lines alone': (heading, texts) => `${heading}\n${texts.join('\n')}\n\n`,
  'lines without a blank one': (heading, texts) => `${heading}\n${texts.join('\n')}\n`,
  'numbered headings': (heading, texts, at) => `${at + 1}. ${heading}\n${texts.join('\n')}\n`,
  'labels on a line alone': (heading, texts) => `${heading}:\n${texts.join('\n')}\n`,
  labels: (heading, texts) => `${heading}: ${texts.join(' ')}\n`,
  lists: (heading, texts) => `${heading}\n${texts.map((text) => `- ${text}`).join('\n')}\n\n`,
}

test.each(Object.entries(layouts))('%s tell which question the text below them answers', (_, layout) => {
  const found = findAnswers(told.map(([heading, texts], at) => layout(heading, texts, at)).join(''))
  for (const [, texts, field] of told) {
    for (const text of texts) expect(found.find((each) => each.text.endsWith(text))?.field, text).toBe(field)
  }
})

test('three words that say something are a sentence, a row of names is none', () => {
  expect(
    findAnswers('Home Shop Contact\n\nThe rest is noise, as every cook knows. They feel cheated. nobody is asked'),
  ).toEqual(
    ['The rest is noise, as every cook knows.', 'They feel cheated.', 'nobody is asked'].map((text) => ({
      text,
      field: null,
    })),
  )
})

test('a price tells what is sold, and most customers who they are', () => {
  expect(
    findAnswers('A large knife costs $6 and a small one $4. Most of we guests is cooks from the harbour.'),
  ).toEqual([
    { text: 'A large knife costs $6 and a small one $4.', field: 'productsServices' },
    { text: 'Most of we guests is cooks from the harbour.', field: 'idealClientDescription' },
  ])
})
