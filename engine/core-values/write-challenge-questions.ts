/** One challenging question per value on a list. It asks and never praises: the judgement is the owner's. */
import { hasNoDescription } from '#contract/plain/core-value.ts'
import { guideQuestions } from '#contract/plain/guided-value.ts'
import { listStems, splitWords } from '#engine/language/stem.ts'
import listed from './everyones-words.json' with { type: 'json' }
import { makeWordSet } from './value-titles.ts'
import { findValueInTitle } from './value-words.ts'

const [praise, values] = [makeWordSet(listed.praise), makeWordSet(listed.values)]

/** True for a title that any company could claim: "Great service and quality" (Lencioni's "permission to play"). */
function isEverybodys(title: string): boolean {
  const words = splitWords(title).filter((word) => word !== 'and')
  const said = words.filter((word) => !praise.has(word))
  return said.length > 0 && said.length < 3 && said.every((word) => values.has(word))
}

type Value = { title: string; description: string }

/** The general questions, used in rotation for values about which nothing more specific can be asked. */
const tests = [
  'If your largest customer asked you to drop it, would you keep it and lose the customer?',
  'Who would honestly disagree with it?',
  'When did it last cost you something?',
  'What would a customer miss first if you dropped it?',
] as const
/** Those for values whose description already says what they cost. */
const testsOfPaid = [tests[1], tests[3]] as const

function isClose(one: string, other: string): boolean {
  const [a, b] = [listStems(one), listStems(other)]
  const [first, second] = [findValueInTitle(one), findValueInTitle(other)]
  return (first !== undefined && first === second) || ([...a].some((each) => b.has(each)) && a.size < 3 && b.size < 3)
}

function questionFor({ title, description }: Value, others: readonly Value[], turn: number): string {
  if (isEverybodys(title)) return 'This could hang on anyone’s wall. What has it cost you to stick to it?'
  const close = others.find((other) => isClose(title, other.title))
  if (close) return `This and “${close.title}” may be one value. Which would you give up last?`
  if (hasNoDescription(description)) return 'It has no description yet. What happened the last time it mattered?'
  const left = description.includes(`${guideQuestions.cost.label}:`) ? testsOfPaid : tests
  return left[turn % left.length] ?? tests[0]
}

const manyMin = 7

/** One question per value, in list order, and one more about the length if the list is long. */
export function writeChallengeQuestions(values: readonly Value[]): string[] {
  const asked = values.map((value, at) => `“${value.title}”: ${questionFor(value, values.slice(0, at), at)}`)
  const many = `${values.length} values are a lot to remember. Which five would you still stick to in a bad year?`
  return values.length < manyMin ? asked : [...asked, many]
}
