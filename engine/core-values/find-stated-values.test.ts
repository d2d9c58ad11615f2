import { describe, expect, test } from 'vitest'
import { readDocumentLines } from './document-text.ts'
import { findStatedValues } from './find-stated-values.ts'

const titles = (text: string) => findStatedValues(readDocumentLines(text)).map(({ title }) => title)

const listed = ['Early tide', 'Dry feet', 'One boat']

describe('a list of values is found', () => {
  test.each([
    [
      'in lines with a dash',
      'What we stand for\n\nEarly tide -- we row at five.\nDry feet -- nobody bails alone.\nOne boat -- coach and cox carry it together.',
    ],
    [
      'in capitals above paragraphs, up to the practical ones',
      'PRINCIPLES OF THE CLUB\n\nEARLY TIDE\nWe row at five.\n\nDRY FEET\nNobody bails alone.\n\nONE BOAT\nCoach and cox carry it together.\n\nPRICES AND HOURS\nA lesson costs 9.\n\nTHE BOATHOUSE\nIt was built by hand.',
    ],
    [
      'in rows of a table',
      'Our values\n\n| Value | In practice |\n|---|---|\n| Early tide | We row at five |\n| Dry feet | Nobody bails alone |\n| One boat | All carry it |',
    ],
    [
      'above a list of other things',
      'What we live by:\n\n- Early tide: we row at five.\n- Dry feet: nobody bails alone.\n- One boat: all carry it.\n\nWhat you bring:\n\n- a swimming badge\n- two pairs of socks',
    ],
    [
      'in a form with a line for each meaning',
      'Rowing club, induction sheet\n\nVALUE: Early tide\nMEANING: We row at five.\n\nVALUE: Dry feet\nMEANING: Nobody bails alone.\n\nVALUE: One boat\nMEANING: All carry it.\n\nBOATS: 14\nSTORE: key at the bar',
    ],
    [
      'on slides that are read out',
      'Slide 1. Hello. Mugs are on the left.\n\nSlide 2. We have three rules at the club.\n\nSlide 3. First oar: EARLY TIDE. We row at five.\n\nSlide 4. Second oar: DRY FEET. Nobody bails alone.\n\nSlide 5. Third oar: ONE BOAT. All carry it.\n\nSlide 6. Kit. You get a cap and a locker.',
    ],
  ])('%s', (_, text) => {
    expect(titles(text)).toEqual(listed)
  })

  test('including a rule that mentions a day, but not the opening hours', () => {
    const text =
      'Our values\n\n* No rush fee. If Friday can be done it is Friday.\n\n* Let it out. Leave a seam.\n\n* Hours. Closed on Mondays.'
    expect(titles(text)).toEqual(['No rush fee', 'Let it out'])
  })
})

test('each value has its explanation and a sentence of the document as its quote', () => {
  const [first] = findStatedValues(
    readDocumentLines('What guides us\n\nEarly tide\nWe row at five. It is dark.\n\nDry feet\nNobody bails alone.'),
  )
  expect(first).toMatchObject({
    title: 'Early tide',
    description: 'We row at five. It is dark.',
    quote: 'We row at five.',
    isAnnounced: true,
  })
})

test.each([
  ['steps of an order', 'How to order\n\n1. Measure. Use a tape.\n2. Write. Send a card.\n3. Wait. It takes a week.'],
  ['tasks', 'Our values\n\n- [ ] Collect the key\n- [ ] Sign the form\n- [ ] Read the map'],
  ['a timetable', 'Monday: rowing at five.\nTuesday: weights at six.\nWednesday: rest.'],
  ['questions', 'Where can I park?\nBehind the chapel.\n\nDo you take cards?\nYes, and coins.'],
  [
    'what an applicant has to bring',
    'What we need from you: two years at a bench, a strong back, a clean certificate.',
  ],
  [
    'topics that are called up',
    'Ann: Potholes.\n\nBen: Potholes. Two on the hill.\n\nAnn: Bins.\n\nBen: Bins. They are full.',
  ],
  [
    'a cast',
    'Ann: Hope. Enters left.\n\nBen: Hope, yes. Lantern.\n\nCas: Charity. Enters right.\n\nBen: Charity, good. Basket.',
  ],
  ['labels on a box', 'Panel one says THIS WAY UP. Panel two says DO NOT DROP. Panel three says KEEP IT DRY.'],
  [
    'a licence',
    'The code is yours.\n\nIT IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND. NO HOLDER IS LIABLE, WHETHER IN CONTRACT OR TORT, OR FOR ANY OTHER CLAIM, EVEN IF TOLD OF IT.',
  ],
  [
    'steps that are counted',
    'Firstly, the lid. Lift it off. Secondly, the filter. Rinse it. Thirdly, the lamp. It turns green.',
  ],
  [
    'settings of a machine',
    'Menu\n\nThe default values are quiet, warm and steady. They come back when the plug is pulled.',
  ],
  [
    'values that were dropped',
    'Values we considered and dropped\n\n- Courage: we try new things.\n- Speed: we are quick.\n- Passion: we care.',
  ],
  ['values of others', 'Their values are courage, openness and grit. We measured the doors for them.'],
])('not a list of values: %s', (_, text) => {
  expect(titles(text)).toEqual([])
})

test('values on slides are found without struck-out ones, and so is a single rule', () => {
  const slides =
    'Slide 1\nOur values, second draft\n\nSlide 2\n1. Early tide\n- We row at five\n- in winter too\n\nSlide 3\n2. Dry feet\n- Nobody bails alone\n\nSlide 4\n~~3. Fun~~\ndropped\n\nSlide 5\nNext steps'
  expect(findStatedValues(readDocumentLines(slides))).toMatchObject([
    { title: 'Early tide', description: 'We row at five. in winter too' },
    { title: 'Dry feet', description: 'Nobody bails alone' },
  ])
  expect(titles('Our one rule, for new members: Half goes over the fence. On Tuesdays.')).toEqual([
    'Half goes over the fence',
  ])
})

test('a text that repeats “stands for” endlessly is read in time', { timeout: 5000 }, () => {
  expect(titles(`The club ${'stands for '.repeat(1500)}x.`)).toEqual([])
})
