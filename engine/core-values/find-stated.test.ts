import { describe, expect, test } from 'vitest'
import { readLines } from './document-text.ts'
import { findStated } from './find-stated.ts'

const titles = (text: string) => findStated(readLines(text)).values.map(({ title }) => title)

const listed = ['Early tide', 'Dry feet', 'One boat']

describe('a list of values is found', () => {
  test.each([
    [
      'in lines with a dash',
      'What we stand for\n\nEarly tide -- we row at five.\nDry feet -- nobody bails alone.\nOne boat -- coach and cox carry it together.',
    ],
    [
      'in capitals above paragraphs, up to the practical ones',
      'PRINCIPLES OF THE CLUB\n\nEARLY TIDE\nWe row at five.\n\nDRY FEET\nNobody bails alone.\n\nONE BOAT\nCoach and cox carry it together.\n\nPRICES AND HOURS\nA lesson costs 9.',
    ],
    [
      'in labels above titles',
      'Principle 1\nEarly tide\nWe row at five, as the river is nobody else’s then.\n\nPrinciple 2\nDry feet\nNobody bails alone.\n\nPrinciple 3\nOne boat\nCoach and cox carry it together.',
    ],
    [
      'in rows of a table',
      'Our values\n\n| Value | In practice |\n|---|---|\n| Early tide | We row at five |\n| Dry feet | Nobody bails alone |\n| One boat | All carry it |',
    ],
    [
      'counted in prose',
      'Three things have kept us going. First, early tide, which means that we row at five. The second is dry feet: nobody bails alone. And last, one boat. Coach and cox carry it together.',
    ],
    [
      'above a list of other things',
      'What we live by:\n\n- Early tide: we row at five.\n- Dry feet: nobody bails alone.\n- One boat: all carry it.\n\nWhat you bring:\n\n- a swimming badge\n- two pairs of socks',
    ],
    [
      'read aloud',
      'IDA: There are three on the boathouse wall, so I will read them out.\n\nIDA: Number one. "Early tide." We row at five.\n\nTOM: In winter too.\n\nIDA: Number two. "Dry feet." Nobody bails alone.\n\nIDA: And three. "One boat." We all carry it.',
    ],
    [
      'named first and explained after',
      'Three phrases are carved over our door: Early tide, dry feet and one boat. Early tide stands for rowing at five. Dry feet means that nobody bails alone. One boat is what we all carry.',
    ],
    [
      'said to be one only afterwards',
      'Early tide. We row at five.\n\nDry feet. Nobody bails alone.\n\nOne boat. Coach and cox carry it.\n\nThese have been our values since the club had a roof.',
    ],
    [
      'in a form with a line for each meaning',
      'Rowing club, induction sheet\n\nVALUE: Early tide\nMEANING: We row at five.\n\nVALUE: Dry feet\nMEANING: Nobody bails alone.\n\nVALUE: One boat\nMEANING: All carry it.\n\nBOATS: 14\nSTORE: key at the bar',
    ],
    [
      'on slides that are read out',
      'Slide 1. Hello. Mugs are on the left.\n\nSlide 2. We have three rules at the club.\n\nSlide 3. First oar: EARLY TIDE. We row at five.\n\nSlide 4. Second oar: DRY FEET. Nobody bails alone.\n\nSlide 5. Third oar: ONE BOAT. All carry it.\n\nSlide 6. Kit. You get a cap and a locker.',
    ],
    [
      'on the panels of a leaflet',
      '[Panel 1]\n"Early tide."\nWe row at five, so that the river is ours.\n\n[Panel 2]\n"Dry feet."\nNobody in this club bails alone, whoever sits in the bow.\n\n[Panel 3]\n"One boat."\nCoach and cox and whoever came last carry it together.\n\nThese three lines are what the club holds dear.\n\n[Panel 4]\nThe bar opens at six.',
    ],
    [
      'counted far apart',
      'People ask what we hold to. Firstly, early tide. We row at five.\n\nLast year a boat came in from the north. It had no name. It had no oars. Somebody had patched it. Nobody knew who. It lay there for weeks. We took it in.\n\nSecondly, dry feet. Nobody bails alone.\n\nThirdly, and we argue most about this one, one boat. All carry it.',
    ],
    [
      'as a motto that is explained in points',
      'Our motto is "Early tide, dry feet, one boat."\n\n- early tide is about rowing at five;\n- dry feet is about bailing together;\n- one boat is what it says.',
    ],
  ])('%s', (_, text) => {
    expect(titles(text)).toEqual(listed)
  })

  test('that nothing announces, where all of it shows conduct', () => {
    const text =
      '#1 CREDIT EVERYONE\nThe apprentice who glued the box has her name on the label next to ours.\n\n' +
      '#2 NO LOCKED BOOKS\nAnybody on the bench may read what we earned and what each of us is paid.\n\n' +
      '#3 MEND IT FREE\nWhatever we made and you broke, we repair for nothing, however long ago it was.'
    expect(titles(text)).toEqual(['Credit everyone', 'No locked books', 'Mend it free'])
  })

  test('up to the item that is not built as the others are', () => {
    const text =
      'What we value\n\nDepth before breadth. We read what we sell.\n\nTalk before sale. We ask first.\n\n' +
      'Rest before haste. It may lie here for years.\n\nThe yard has two gates. Use the north one.'
    expect(titles(text)).toEqual(['Depth before breadth', 'Talk before sale', 'Rest before haste'])
  })

  test('with a rule that names one day twice, but without opening hours', () => {
    const text =
      'Our values\n\n* No rush fee. If Friday can be done it is Friday.\n\n* Let it out. Leave a seam.\n\n* Hours. Closed on Mondays.'
    expect(titles(text)).toEqual(['No rush fee', 'Let it out'])
  })
})

test('each value has its explanation and a sentence of the document that shows it', () => {
  const [first] = findStated(
    readLines('What guides us\n\nEarly tide\nWe row at five. It is dark.\n\nDry feet\nNobody bails alone.'),
  ).values
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
  ['values of others', 'Their values are courage, openness and grit. We measured the doors for them.'],
])('no list of values: %s', (_, text) => {
  expect(titles(text)).toEqual([])
})

test('a paragraph that begins otherwise than all below it only leads up to them', () => {
  const promises =
    'OUR PROMISE\n\nMoving house ranks with dentistry. We have done it since 1990.\n\nWe promise care. The cups are wrapped.\n\nWe promise calm. Nobody shouts.\n\nWe promise quiet. Nobody talks of what he sees.'
  expect(titles(promises)).toEqual(['We promise care', 'We promise calm', 'We promise quiet'])
})

test('beliefs that a paper repeats, slides with points, and names that are given in talk', () => {
  const beliefs =
    'We believe in early tide. We row at five.\n\nWe believe in dry feet. Nobody bails alone.\n\nWe believe in one boat. All carry it.'
  expect(titles(beliefs)).toEqual(listed)
  const slides =
    'Slide 1\nOur values, second draft\n\nSlide 2\n1. Early tide\n- We row at five\n- in winter too\n\nSlide 3\n2. Dry feet\n- Nobody bails alone\n\nSlide 4\n~~3. Fun~~\ndropped\n\nSlide 5\nNext steps'
  expect(findStated(readLines(slides)).values).toMatchObject([
    { title: 'Early tide', description: 'We row at five. in winter too' },
    { title: 'Dry feet', description: 'Nobody bails alone' },
  ])
  const talk =
    '[00:01:02] ANN: so, what do we stand for? mine is Early Tide. we row at five.\n[00:01:09] BEN: and I say Dry Feet, nobody bails alone.\n[00:01:20] ANN: early tide, dry feet. done.'
  expect(titles(talk)).toEqual(['Early tide', 'Dry feet'])
  expect(titles('Our one rule, for new members: Half goes over the fence. On Tuesdays.')).toEqual([
    'Half goes over the fence',
  ])
})

test('what only repeats that something is stood for is read as fast as any other text', { timeout: 5000 }, () => {
  expect(titles(`The club ${'stands for '.repeat(1500)}x.`)).toEqual([])
})
