/** Questions that the values of a list have to stand, one each. It asks and never praises: the answer is the owner's. */
import { isUndescribed } from '#contract/plain/core-value.ts'
import { guideQuestions } from '#contract/plain/guided-value.ts'
import { stems } from '#engine/language/stem.ts'
import { motifNamed } from './value-motifs.ts'

/**
 * What no sensible firm would deny: Lencioni's permission to play, and words of every list. By the title alone; said with
 * a limit ("quality nobody sees") it is a value again.
 */
const everybodys =
  /^(?:(?:high(?:est)?|great|good|best|top|excellent|outstanding|superior|core|total|customer|client|continuous|constant|strong) )*(?:quality|integrity|honesty|respect|trust|excellence|innovation|professionalism|(?:customer |client )?(?:service|satisfaction|focus|orientation|centricity|first|care)|customers?|teamwork|collaboration|passion|reliability|growth|success|performance|commitment|efficiency|communication|improvement|value|transparency|sustainability|responsibility|accountability|creativity|leadership|dedication|expertise|competence|diversity|trustworthiness|people|fairness)(?: (?:and|&) (?:quality|service|integrity|trust|respect|excellence))?[.!]*$/i

type Value = { title: string; description: string }

/** Asked in turn of values of which nothing else is to be asked; what it cost only where that is not told. */
const tests = [
  'If your largest customer asked you to drop it, would you keep it and lose the customer?',
  'Who would honestly disagree with it?',
  'When did it last cost you something?',
  'What would a customer miss first if you dropped it?',
] as const
const testsOfPaid = [tests[1], tests[3]] as const

function isClose(one: string, other: string): boolean {
  const [a, b] = [stems(one), stems(other)]
  const [first, second] = [motifNamed(one), motifNamed(other)]
  return (first !== undefined && first === second) || ([...a].some((each) => b.has(each)) && a.size < 3 && b.size < 3)
}

function questionFor({ title, description }: Value, others: readonly Value[], turn: number): string {
  if (everybodys.test(title.trim())) return 'This could hang on anyone’s wall. What has it cost you to stick to it?'
  const close = others.find((other) => isClose(title, other.title))
  if (close) return `This and “${close.title}” may be one value. Which would you give up last?`
  if (isUndescribed(description)) return 'It has no description yet. What happened the last time it mattered?'
  const left = description.includes(`${guideQuestions.cost.label}:`) ? testsOfPaid : tests
  return left[turn % left.length] ?? tests[0]
}

const manyMin = 7

/** What there is to ask of each value, in the order of the list. */
export function challengeList(values: readonly Value[]): string[] {
  const asked = values.map((value, at) => `“${value.title}”: ${questionFor(value, values.slice(0, at), at)}`)
  const many = `${values.length} values are a lot to remember. Which five would you still stick to in a bad year?`
  return values.length < manyMin ? asked : [...asked, many]
}
