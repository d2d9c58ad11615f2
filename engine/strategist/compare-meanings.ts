/** What two texts of a record have in common: the same words in any form, or words that mean much the same. */
import { clustersOf, neighboursOf, type Tone, toneOf } from '#engine/language/lexicon.ts'
import { functionWords, root, wordsOf } from '#engine/language/stem.ts'

/** Words that stand in every sentence about a business, and say nothing about this one. */
const emptyWords = new Set(
  (
    'help helps make makes get gets give gives let lets have has can will do does not no more most very really just all any ' +
    'every each other one when where how what while without through after before about over under out up off only even ' +
    'too much many people person customer customers client clients business company brand service services product ' +
    'products want need find feel feels way thing things time first second third last next today now'
  ).split(' '),
)

/** The content roots of a text, without those that any business would use. */
export function contentRoots(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !functionWords.has(word) && !emptyWords.has(word) && word.length > 2)
      .map(root),
  )
}

/** Each content word of a text with the clusters that it belongs to. */
const clustersIn = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !functionWords.has(word) && !emptyWords.has(word))
      .flatMap((word) => clustersOf(word)),
  )

/** Whether `text` says `phrase` in some form: most of its content words, or one that means the same. */
export function mentions(text: string, phrase: string): boolean {
  const wanted = contentRoots(phrase)
  const there = contentRoots(text)
  const found = [...wanted].filter((each) => there.has(each)).length
  if (wanted.size > 0 && found * 2 > wanted.size) return true
  const meant = clustersOf(phrase)
  if (meant.length === 0 || wanted.size > 2) return false
  const said = clustersIn(text)
  return meant.some((cluster) => said.has(cluster))
}

/** Whether they are of one kind without being the same: clusters that lie beside each other. */
export function areRelated(a: string, b: string): boolean {
  const others = clustersOf(b)
  return clustersOf(a).some((cluster) => others.some((other) => cluster === other || neighboursOf(cluster).has(other)))
}

/** The largest group of words of one meaning, a cluster in common; [] when no two share one. */
export function largestGroup(words: readonly string[]): string[] {
  const meant = words.map((word) => ({ word, clusters: clustersOf(word) }))
  const groups = meant.map((one) =>
    meant
      .filter((other) => other.word === one.word || one.clusters.some((cluster) => other.clusters.includes(cluster)))
      .map(({ word }) => word),
  )
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best), [])
  return largest.length > 1 ? largest : []
}

/** What customers complain of, beside what answers it: either side counts as speaking to the other. */
const opposites: readonly (readonly [pain: RegExp, answer: RegExp])[] = [
  [/\b(stale|old|mouldy)\b/, /\b(fresh\w*|new)\b/],
  [
    /\b(slow\w*|wait\w*|queue\w*|late|delay\w*)\b/,
    /\b(fast\w*|quick\w*|prompt\w*|on time|same[- ]day|no wait\w*|speed\w*)\b/,
  ],
  [
    /\b(expensive|costs?|overpriced|dear|afford)\b/,
    /\b(affordab\w*|fair price\w*|inexpensive|sav\w+ money|within reach|budget)\b/,
  ],
  [
    /\b(afraid|fear\w*|scared|nervous|anxious|anxiety|worr\w+)\b/,
    /\b(safe\w*|brave\w*|courage|confiden\w+|calm\w*|reassur\w+|at home|at ease|trust\w*)\b/,
  ],
  [
    /\b(lost|confus\w*|complicated|complex|jargon|unclear|overwhelm\w*)\b/,
    /\b(clear\w*|simple|simpl\w+|guid\w+|plain\w*|understand\w*|easy|easily)\b/,
  ],
  [
    /\b(no time|time[- ]poor|busy|hours|too long)\b/,
    /\b(sav\w+ time|time back|in minutes|quick\w*|fast\w*|while you)\b/,
  ],
  [/\b(stress\w*|tired|exhaust\w*|burn\w*)\b/, /\b(calm\w*|rest\w*|relax\w*|ease|unhurried|breathe)\b/],
  [/\b(alone|lonely|isolated|unsupported)\b/, /\b(together|beside|community|belong\w*|with you|support\w*)\b/],
  [
    /\b(unreliable|let down|no[- ]show\w*|inconsistent)\b/,
    /\b(reliab\w+|dependab\w+|on time|turn\w* up|count on|every time)\b/,
  ],
  [/\b(boring|dull|bland)\b/, /\b(fun|lively|playful|exciting|flavour\w*|delight\w*)\b/],
  [/\b(ignored|unheard|not listen\w*|impersonal|a number)\b/, /\b(listen\w*|hear\w*|personal\w*|by name|attenti\w+)\b/],
  [/\b(waste\w*|throw\w* away|landfill)\b/, /\b(reus\w+|less waste|zero[- ]waste|repair\w*|last\w*)\b/],
]

/** Whether `promise` speaks to `pain`: says it, means the same, or names its opposite. `ignored` are words that prove nothing. */
export function speaksTo(promise: string, pain: string, ignored: string): boolean {
  const nothing = contentRoots(ignored)
  const there = contentRoots(promise)
  if ([...contentRoots(pain)].some((each) => there.has(each) && !nothing.has(each))) return true
  const [low, lowPain] = [promise.toLowerCase(), pain.toLowerCase()]
  return opposites.some(([complaint, answer]) => complaint.test(lowPain) && answer.test(low))
}

/** The first thing that a list of pain points names. */
export function mainPain(painPoints: string): string {
  const [first = ''] = painPoints.trim().split(/(?<=[.!?])\s|[;\n•]|,\s+(?=\S+\s+\S+\s+\S+)/)
  return first.replace(/[.,;]+$/, '').trim()
}

const scales = ['formal', 'funny', 'irreverent', 'enthusiastic'] as const
const clearly = 1

/** The words of a text whose tone is opposed, on one of the four scales, to what the words of a voice have in common. */
export function soundingOtherwise(text: string, voice: readonly string[]): string[] {
  const tones = voice.map(toneOf)
  const mean = (scale: keyof Tone) => tones.reduce((sum, tone) => sum + tone[scale], 0) / Math.max(1, tones.length)
  const isOpposed = (word: string) => {
    const tone = toneOf(word)
    return scales.some(
      (scale) => mean(scale) * tone[scale] < 0 && Math.abs(mean(scale)) + Math.abs(tone[scale]) > 2 * clearly,
    )
  }
  return [...new Set(wordsOf(text))].filter((word) => !functionWords.has(word) && isOpposed(word))
}
