import { describe, expect, test } from 'vitest'
import { brand, getQuestionAfter, holdFullInterview, listAnswersTo } from '#testing/engine/archetype-interview.ts'
import { owners } from '#testing/engine/archetype-owners.ts'
import { findBankedQuestion } from './question-bank.ts'
import { findSentenceToMirror } from './quote-words.ts'

describe('how a question refers to what was said', () => {
  test('only a follow-up quotes an answer; other questions just ask', () => {
    for (const owner of Object.values(owners)) {
      const { transcript, texts } = holdFullInterview(owner)
      texts.forEach((text, index) => {
        if (transcript[index]?.questionId.startsWith('probe')) return
        const quoted = [...text.matchAll(/“([^”]+)”/g)].map(([, said = '']) => said)
        for (const said of quoted)
          expect(
            transcript.some(({ answer }) => answer.includes(said)),
            text,
          ).toBe(false)
      })
    }
  })

  test.each([
    ['They come because you won’t get a surprise and you won’t get told off whatever you bring in.', 'told off'],
    ["I'd never write 'please find attached', I would rather ring them and give up.", 'give up'],
    ['He said "never give up" and I still have it over the door.', 'give up'],
    ['Never.', 'Never'],
  ])('“%s” is quoted whole or not at all', (answer, words) => {
    const start = answer.indexOf(words)
    const said = findSentenceToMirror(answer, { start, end: start + words.length })
    expect(['', answer.replace(/\.$/, '')]).toContain(said)
  })

  test('an answer that tells nothing is never quoted', () => {
    const opened = listAnswersTo(owners.hero, ['opening', 'customers'])
    const question = getQuestionAfter([
      ...opened,
      { questionId: 'origin', answer: 'dont know' },
      { questionId: 'probe:origin', answer: 'dont know' },
    ])
    expect(question.text).not.toContain('dont know')
  })

  test('a story about a sacrifice gets one follow-up, on why it mattered', () => {
    const opened = listAnswersTo(owners.hero, ['opening', 'customers'])
    const story =
      'A client died in March and his widow could not find a thing. Jess went round every Saturday for two months. We never sent a bill.'
    const told = [...opened, { questionId: 'origin', answer: story }]
    const question = getQuestionAfter(told)
    expect(question).toMatchObject({ id: 'probe:origin', isProbe: true })
    expect(question.text).toBe('You said “We never sent a bill”. Why did that matter to you?')
    const next = getQuestionAfter([...told, { questionId: 'probe:origin', answer: `${story} It was right.` }])
    expect(next.isProbe).toBe(false)
    const plain = 'We keep the books for plumbers and roofers and take the whole pile off the kitchen table.'
    expect(getQuestionAfter([...opened, { questionId: 'origin', answer: plain }]).isProbe).toBe(false)
  })

  test('a thin answer gets one follow-up, then the interview moves on', () => {
    const opened = listAnswersTo(owners.hero, ['opening', 'customers'])
    const thin = [...opened, { questionId: 'origin', answer: 'Not sure.' }]
    const probe = getQuestionAfter(thin)
    expect(probe).toMatchObject({ id: 'probe:origin', topic: 'origin', isProbe: true })
    expect(probe.text).toContain(findBankedQuestion('origin').probe)
    const again = getQuestionAfter([...thin, { questionId: probe.id, answer: 'No idea.' }])
    expect(again.isProbe).toBe(false)
    expect(again.topic).not.toBe('origin')
  })

  test('an endless word is never quoted', () => {
    const opened = listAnswersTo(owners.hero, ['opening', 'customers'])
    for (const answer of ['x'.repeat(4000), `We never give up ${'x'.repeat(3000)} and so on`])
      expect(getQuestionAfter([...opened, { questionId: 'values', answer }]).text.length).toBeLessThan(300)
  })

  test('a full answer gets no follow-up', () => {
    expect(getQuestionAfter(listAnswersTo(owners.hero, ['opening', 'customers', 'origin'])).isProbe).toBe(false)
  })

  test('a question confirms what the record already says, and asks for more', () => {
    const record = { ...brand, customers: 'sleepless', coreValues: ['Patience', 'Candour', 'Thrift'] }
    const { texts } = holdFullInterview(owners.caregiver, record)
    expect(texts[1]).toMatch(/^Under Customers you chose “sleepless”\. [^“]*\?$/)
    expect(texts.find((text) => text.includes('“Patience” and “Candour”'))).toContain('has cost you the most')
  })

  test('the follow-up to an answer about fears asks about the fear, whatever was said', () => {
    const opened = listAnswersTo(owners.hero, ['opening', 'customers'])
    const thin = getQuestionAfter([...opened, { questionId: 'fears', answer: 'No idea.' }])
    expect(thin.text).toBe('Let me come at it another way. Imagine it went wrong. What would you see?')
    const story = 'Last year we lost the contract with the school, and I lay awake over the wages of six people.'
    const told = getQuestionAfter([...opened, { questionId: 'fears', answer: story }])
    expect(told).toMatchObject({ id: 'probe:fears' })
    expect(told.text).toMatch(/Imagine it went wrong\. What would you see\?$/)
  })
})
