/** Which wish a word about the sound of a text stands for: as it is, and when it is meant as a reproach. */

/** How the text should sound or how long it should be. */
export type Quality = 'shorter' | 'longer' | 'bolder' | 'warmer' | 'formal' | 'casual' | 'plainer' | 'specific'

/** `wish` holds for "more …", `reproach` for "too …", "less …" and "not so …"; the same for words that only blame. */
type Cue = { pattern: RegExp; wish: Quality; reproach: Quality }

const cue = (words: string, wish: Quality, reproach: Quality = wish): Cue => ({
  pattern: new RegExp(`\\b(?:${words})\\b`, 'g'),
  wish,
  reproach,
})

const cues: readonly Cue[] = [
  // Length.
  cue(
    'short(?:er|en|ened)?|briefer|brief|concise|snapp(?:y|ier)|tighten(?: it| this)?(?: up)?|tight(?:er)?|trim(?:med)?|condensed?|compact|crisp(?:er)?|fewer words|succinct|terse|pithy|chop|prune|slim(?:mer)?|compress|abridge|cut (?:some|a few|the) words|lose (?:some|a few) words|less is more|bite-?sized?|one line|one-liner|fits? (?:on|in) (?:a|an|one|my|our) \\w+|cut (?:it|this|that) (?:down|back|in half|by)|halve|boil (?:it|this) down|to the point|half (?:as long|the length|the size|of it)',
    'shorter',
    'longer',
  ),
  cue(
    'word(?:y|ier)|long-winded|lengthy|rambl(?:es|ing|y)|mouthful|waffl(?:e|es|y|ing)|too much|too many words|drags? on|goes on(?: and on| a bit| too long)?|run-?on',
    'shorter',
  ),
  cue(
    'long(?:er)?|fuller|expand(?:ed)?|elaborate(?: on)?|lengthen|flesh(?:ed)? (?:it |this )?out|more words|more (?:meat|body|substance|depth)|build (?:it|this) out|say (?:a (?:bit|little) )?more',
    'longer',
    'shorter',
  ),
  // Force.
  cue(
    'bold(?:er|ly)?|punch(?:y|ier)?|strong(?:er)?|daring|confident|exciting|energetic|energy|catch(?:y|ier)|edg(?:y|ier|e)|powerful|livel(?:y|ier)|striking|stands? out|brave(?:r)?|dynamic|impact(?:ful)?|sharp(?:er)?|attention-grabbing|gripping|fier(?:y|ier|ce|cer)|assertive|oomph|zing|bite|memorable|passionate|ambitious|direct|pop|attitude|confidence|swagger|guts|spark(?:le)?|fire|drama(?:tic)?|hook|kick|wow|louder|(?:jazz|spice|liven|pep|perk) (?:it|this) up|grabs?',
    'bolder',
    'plainer',
  ),
  cue(
    'bor(?:ing|ed)|bland|flat|dull|weak|tame|timid|meh|lifeless|limp|forgettable|wishy-washy|sleepy|dry|apologetic|hesitant|too safe',
    'bolder',
  ),
  cue(
    'tone (?:it|this|that|things) down|dial (?:it|this|that) (?:back|down)|a bit much|exaggerat\\w*|over-?promis\\w*|over-?sold|too good to be true|sales(?:y|ey|-y)|sales-?pitchy|pushy|hyp(?:e|ed|ey)|chees(?:y|ier)|corny|over the top|ott|shouty|aggressive|flashy|boast(?:ful|y|ing)?|bragg?(?:y|ing)|loud|in your face|gimmicky|clich(?:e|é)(?:d|s)?|marketing(?:-?y| speak)?|like (?:an? )?(?:ad|advert|brochure|sales pitch|marketing)|advert(?:ising)?-?y|intense|sappy|soppy|sentimental|gushy',
    'plainer',
  ),
  // Warmth.
  cue(
    'warm(?:er|th|ly)?(?: (?:it|this) up)?|kind(?:er|ly|ness)|friendl(?:y|ier)|gentl(?:e|er)|human|caring|heartfelt|welcoming|personal|soft(?:er|en)?|inviting|tender|approachable|emotional|emotion|empath(?:y|etic)|compassion(?:ate)?|nicer|loving|heart|cos(?:y|ier)|coz(?:y|ier)|like we care|we care|comforting|reassuring|homely|neighbou?rly|sweeter|hug',
    'warmer',
    'plainer',
  ),
  cue(
    'cold(?:er)?|distant|clinical|impersonal|robotic|harsh|unfriendly|aloof|sterile|blunt|uncaring|soulless',
    'warmer',
  ),
  // Register.
  cue(
    'formal(?:ly|ity)?|trust|trustworthy|credible|authoritative|professional|serious|business-?like|polished|elegant|grown[- ]?up|official|dignified|respectable|proper|refined|classy|classier|upmarket|premium-sounding|sophisticated',
    'formal',
    'casual',
  ),
  cue(
    'stiff|stuffy|corporate|posh|pompous|uptight|starchy|old-fashioned|buttoned-up|snobb?(?:y|ish)|lawyerly',
    'casual',
  ),
  cue(
    'casual|relaxed|laid-?back|chatt(?:y|ier)|informal|conversational|down[- ]to[- ]earth|easy-?going|fun(?:ny|nier)?|humou?r(?:ous)?|witty|wit|playful|light(?:er|-hearted|hearted)?|loosen(?: up| it up)?|cheek(?:y|ier)|like (?:a person|a friend|friends|a neighbour|i talk|we talk|people talk)',
    'casual',
    'formal',
  ),
  cue(
    'slopp(?:y|ier)|slangy|unprofessional|childish|sill(?:y|ier)|jokey|flippant|amateurish|chummy|cute|twee|quirky|contractions?|slang|abbreviations?',
    'formal',
  ),
  // Plainness.
  cue(
    "simpl(?:e|er|y|ify|ified|ification)|plain(?:er|ly)?|eas(?:y|ier) to (?:read|understand|follow|grasp|get)|eas(?:ier|y)|clear(?:er|ly)?|basic|accessible|straightforward|understandable|jargon-?free|no jargon|everyday (?:words|language|english)|calmer|calm|quieter|modest|humble|honest|natural|understated|(?:five|ten|\\d+)[- ]year[- ]old|layman'?s?|dumb (?:it|this) down|matter[- ]of[- ]fact",
    'plainer',
    'bolder',
  ),
  cue(
    'complicated|fanc(?:y|ier)|jargon(?:y)?|complex|flower(?:y|ier)|pretentious|technical|hard to (?:understand|read|follow|say)|difficult|big words?|long words?|confusing|clunky|academic|convoluted|clever|poetic|florid|buzzwords?|adjectives|adverbs|fluff|waffly|overwritten|wooden|awkward',
    'plainer',
  ),
  // Detail.
  cue('specific(?:ally|ity)?|concrete|precise|detail(?:s|ed)?|particular|targeted|tangible', 'specific', 'plainer'),
  cue('vague|generic|general|abstract|woolly|fluffy|samey|could be any(?:one|body|thing)|empty', 'specific'),
]

const negation =
  /(?:\b(?:not|less|too|isn't|aren't|doesn't|don't|dont|without|never|no|overly|stop|avoid|way|far|quit|cut|lose|reduce|half as|tone down|dial (?:back|down)|bit|little|rather|quite|kind of|sort of)\b)(?:[\w'’ ]{0,28})$/
/** "a bit warmer" asks, "a bit cold" blames; the comparative tells them apart. */
const isSoftener = /\b(?:bit|little|rather|quite|kind of|sort of)\b[\w'’ ]*$/
const isBlame =
  /\b(?:is|it's|its|sounds?|feels?|seems?|reads?|comes? (?:across|over)|looks?|was|are)\b[^,;]*\b(?:a (?:bit|little|touch)|rather|quite|kind of|sort of|so|very|really|awfully)\s*$/
const comesWithMore = /\b(?:more|make|be|sound|feel|needs?|want|should|could|with|add|some|give)\b[^,;]*$/
/** "not bold enough", "isn't warm enough" ask for more of it. */
const isNotEnough = /^\s*enough\b/

/** The qualities that an ask wishes for, each once, in the order in which they stand. */
export function qualitiesIn(ask: string): Quality[] {
  const found: { at: number; quality: Quality }[] = []
  for (const each of cues) {
    for (const match of ask.matchAll(each.pattern)) {
      const before = ask.slice(0, match.index)
      const after = ask.slice(match.index + match[0].length)
      found.push({ at: match.index, quality: isReproach(match[0], before, after) ? each.reproach : each.wish })
    }
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map((each) => each.quality))]
}

function isReproach(word: string, before: string, after: string): boolean {
  if (isNotEnough.test(after)) return false
  const isComparative = /(?:er|ier)$/.test(word)
  if (!isComparative && /^(?:a )?(?:bit|little|tad|touch|rather|quite|slightly|way|so|very) $/.test(before)) return true
  if (isBlame.test(before) && !isComparative) return true
  const match = before.match(negation)
  if (!match) return false
  if (isSoftener.test(match[0])) return false
  const since = before.slice(before.lastIndexOf(match[0].split(' ')[0] ?? '') + 1)
  return !(/\b(?:more|but|make)\b/.test(since) && comesWithMore.test(since)) || /\bnot\b[^,]*\bmore\b/.test(match[0])
}

/** How much of the text's length is left to a shorter one: 0.75 of the words unless the ask says less or more. */
export function lengthWished(ask: string): { ratio: number; wordsMax: number | undefined } {
  const words = ask.match(
    /\b(?:(?:under|below|at most|max(?:imum)?|no more than|less than|about|around|to|in|within)\s+)?(\d{1,2}|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s+words?\b/,
  )
  const wordsMax =
    words?.[1] === undefined || /fewer|less words/.test(ask) ? undefined : (numbers[words[1]] ?? Number(words[1]))
  if (/\ba third\b/.test(ask)) return { ratio: 0.67, wordsMax }
  if (/\b(?:half|much|way|far|drastically|a lot|super|very|really)\b/.test(ask)) return { ratio: 0.55, wordsMax }
  if (/\b(?:a (?:bit|little|tad|touch)|slightly|somewhat)\b/.test(ask)) return { ratio: 0.8, wordsMax }
  return { ratio: 0.75, wordsMax }
}
const numbers: Readonly<Record<string, number>> = {
  ...{ five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20 },
}
