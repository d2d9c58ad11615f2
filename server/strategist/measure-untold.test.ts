import { expect, test } from 'vitest'
import { measureUntold } from '#server/strategist/measure-untold.ts'
import { listSources, listTellings } from '#server/strategist/sources-writer.ts'
import { makeCompleteRecord } from '#testing/engine/strategist-records.ts'

const told = listTellings(listSources(makeCompleteRecord(), 'what should my headline say', 'Signet'))
const untoldIn = (answer: string) =>
  measureUntold(answer, told, 'Harbour Loaf').map(({ start, end }) => answer.slice(start, end))

/** Written first, while the rules were made. */
const advice = [
  'Put it second. You gave three reasons: the stale bread, the queue, and the ferry. Your tagline uses one.',
  'Try two versions for a week each and count which one sells more buns.',
  'I don’t know your prices, so I can’t say if they are too high. What does a loaf cost?',
  'Ask five customers on Monday what they tell their friends about you.',
  'Your review gave 6.4 out of 10, and the lowest score is visual at 5.2.',
  'If you sold gift cards at $20, they would carry your name into offices.',
  'Instagram works best with pictures of the boat at dawn; post one every Friday.',
  'You could offer a loyalty card: ten buns, the eleventh is free.',
  'Your values say integrity and tradition, but only frank counsel comes with a story.',
  'Google reviews matter in 2026; ask every regular for one.',
  'Nothing in what you told me says how many loaves you bake. How many is it on a Saturday?',
  'Big chains spend millions on ads; you only need forty people who tell someone.',
]
const inventions: [string, string[]][] = [
  ['Your 40 regular customers already trust you.', ['40']],
  ['Under the headline: “Award-winning sourdough from £4.”', ['Award-winning', '£4']],
  ['Your shop in Portsmouth opens at 5 am, which nobody else does.', ['Portsmouth', '5 am']],
  ['With a 98% satisfaction rate you can afford to be bold.', ['98%']],
  ['You are certified organic, so say it.', ['certified organic']],
  ['You guarantee a full refund, and few bakers do.', ['guarantee', 'refund']],
]

/** Written afterwards; the rules were not changed for them. */
const laterAdvice = [
  'No, keep them apart: the tagline is for the van, and the value proposition is for the page.',
  'You bake on the boat, and that is the part a stranger repeats at lunch.',
  'In your interview you said you stayed till the last one had eaten; that is a caregiver talking.',
  'A stranger gives a website about five seconds, so the first line has to say bread.',
  'That depends on who walks past, and I don’t know that. Who is at the harbour at six?',
  'You have three core values, and two of them have no story yet.',
  'I’d drop “sourdough” from the headline, since your regulars just call it bread.',
  'Print it on the paper bag in 14-point type, then on the van.',
  'You could say when the oven goes on, for example 2 am, if that is true.',
  'Commuters who skip breakfast are your people, so talk about the first ferry.',
  'The review found the contrast of the opening hours too low, so fix that before anything else.',
  'A tagline with five words is easy to say out loud, and yours has four.',
  'Nobody can check “best bread”, but anybody can check that it was baked on the boat.',
  'Your goal is more revenue, so the headline should sell the bun, not the boat.',
]
const laterInventions: [string, string[]][] = [
  ['Your word “unhurried” and the queue at seven pull in different directions.', ['seven']],
  ['You started in 2009 with one oven.', ['2009']],
  ['Your loaves cost $6 and the supermarket asks $3.', ['$6', '$3']],
  ['Harbour Loaf supplies 12 cafés along the coast.', ['12']],
  ['The Northsea Gazette called you the baker of the year.', ['Northsea Gazette']],
  ['Your buns are gluten-free and made by hand in Whitby.', ['Whitby']],
  ['You bake with flour from Hollins Mill.', ['Hollins Mill']],
  ['Here is a line: “Open from 4 am, seven days a week.”', ['4 am', 'seven days a week']],
  ['Customers come to you every Wednesday from Leeds.', ['Wednesday', 'Leeds']],
]

test.each([...advice, ...laterAdvice])('advice is not marked: %s', (answer) => {
  expect(untoldIn(answer)).toEqual([])
})

test.each([...inventions, ...laterInventions])('what nobody told is marked: %s', (answer, expected) => {
  for (const words of expected) expect(untoldIn(answer).join(' | ')).toContain(words)
})
