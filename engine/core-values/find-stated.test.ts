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
      'as the turn of each month',
      'The values of the club, one a month.\n\nMarch – Early tide. We row at five.\n\nApril – Dry feet. Nobody bails alone.\n\nMay – One boat. Coach and cox carry it together.',
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
      'within one sentence',
      'The principles of the club are: (1) early tide, meaning that we row at five; (2) dry feet, meaning that nobody bails alone; and (3) one boat, meaning that all carry it.',
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
      'in sections of sections',
      '0.2 The crew has adopted the following commitments.\n\n0.2.1 Early tide. We row at five.\n\n0.2.2 Dry feet. Nobody bails alone.\n\n0.2.3 One boat. All carry it.\n\n0.3 Keys. They hang at the bar.',
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
      'counted in words of many kinds',
      'I want to say what our values are. Early tide is number one. We row at five. Another is dry feet: nobody bails alone. And I would finish with one boat. All carry it.',
    ],
    [
      'counted far apart',
      'People ask what we hold to. Firstly, early tide. We row at five.\n\nLast year a boat came in from the north. It had no name. It had no oars. Somebody had patched it. Nobody knew who. It lay there for weeks. We took it in.\n\nSecondly, dry feet. Nobody bails alone.\n\nThirdly, and we argue most about this one, one boat. All carry it.',
    ],
    [
      'named first and then only counted',
      'Three things have mattered to us: early tide, dry feet and one boat.\n\nAbout the first. We row at five.\n\nAs for the second, nobody bails alone.\n\nThe third is why all of us carry it.',
    ],
    [
      'painted on things in capitals',
      'Our values are painted all over the boathouse.\n\nThe north wall says EARLY TIDE in red. We row at five.\n\nThe mugs say DRY FEET. Nobody bails alone.\n\nAnd over the stairs it says ONE BOAT. All carry it.',
    ],
    [
      'called out in a meeting about values',
      'Our values afternoon, in the boathouse\n\nAnn: Shout them out.\n\nBen: Early tide. We row at five.\n\nAnn: Early tide, good. Next?\n\nCas: Dry feet. Nobody bails alone.\n\nAnn: Dry feet it is.\n\nDot: Free beer!\n\nAnn: No. Eve?\n\nEve: One boat. All carry it.\n\nAnn: One boat. Done.',
    ],
    [
      'as sayings whose meaning follows',
      'Grandmother had sayings, and we have kept three of them.\n\n"Up before the gulls." That is early tide. We row at five.\n\n"Bail with your neighbour." That is dry feet. Nobody does it alone.\n\n"A keel has no owner." That is one boat, and all carry it.',
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

  test('behind labels that only point at them', () => {
    const text =
      'She ran it by three words.\n\nThumb: honesty. She rang a bishop about the price.\n\n' +
      'Pointing finger: attention. You look or you go home.\n\nLittle finger: courage. The bank was told no.'
    expect(titles(text)).toEqual(['Honesty', 'Attention', 'Courage'])
  })

  test('with a rule that names one day twice, but without opening hours', () => {
    const text =
      'Our values\n\n* No rush fee. If Friday can be done it is Friday.\n\n* Let it out. Leave a seam.\n\n* Hours. Closed on Mondays.'
    expect(titles(text)).toEqual(['No rush fee', 'Let it out'])
  })

  test('by the places that the document says are meant', () => {
    const text =
      'Article 1 (Name). The club is called Tarn Rowing.\n\nArticle 2 (Open gate). Anybody may join.\n\n' +
      'Article 3 (Equal oars). All pay the same.\n\nArticle 4 (Officers). There are two.\n\n' +
      'Articles 2 to 3 express the values of the club.'
    expect(titles(text)).toEqual(['Open gate', 'Equal oars'])
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

test('what is sworn to in one sentence is named without what only tells more of it', () => {
  const sworn =
    'The club stands for safety on the river, for a seat for whoever comes, and for good craft handed down to the young.'
  expect(titles(sworn)).toEqual(['Safety on the river', 'A seat for whoever comes', 'Good craft'])
  expect(titles('Printed by Hob & Son, who believe in speed, safety and good ink handed down to the young.')).toEqual(
    [],
  )
})

test('a paragraph that begins otherwise than all below it only leads up to them', () => {
  const promises =
    'OUR PROMISE\n\nMoving house ranks with dentistry. We have done it since 1990.\n\nWe promise care. The cups are wrapped.\n\nWe promise calm. Nobody shouts.\n\nWe promise quiet. Nobody talks of what he sees.'
  expect(titles(promises)).toEqual(['We promise care', 'We promise calm', 'We promise quiet'])
})

test('what only repeats that something is stood for is read as fast as any other text', { timeout: 5000 }, () => {
  expect(titles(`The club ${'stands for '.repeat(1500)}x.`)).toEqual([])
})
