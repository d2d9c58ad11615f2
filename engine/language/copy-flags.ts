/** What is wrong with a line of copy, whoever wrote it: worn phrases, facts that nobody told, broken grammar. */
import { wrongArticles } from './articles.ts'
import { cliches } from './cliches.ts'

/** The parts of a text that are worn marketing phrases, as they stand in it; empty when it is clean. */
export function clichesIn(text: string): string[] {
  return matches(clichePattern, straightened(text))
}

/**
 * The parts of a text that claim what `known` (everything that the owner said, in one string) does not say: numbers,
 * ranks, credentials, guarantees, origins, places and names.
 */
export function unknownFactsIn(text: string, known: string): string[] {
  const said = straightened(known).toLowerCase()
  const plain = straightened(text)
  const claims = factPatterns.flatMap((pattern) => matches(pattern, plain))
  return [...claims, ...namesIn(plain)].filter((claim) => !isSaid(claim, said))
}

/** The parts of a text that no careful writer would leave: doubled words, wrong articles, broken agreement, slips. */
export function grammarFlagsIn(text: string): string[] {
  const plain = straightened(text)
  return [...grammarPatterns.flatMap((pattern) => matches(pattern, plain)), ...wrongArticles(plain)]
}

const anyOf = (parts: readonly string[]) => new RegExp(`\\b(?:${parts.join('|')})`, 'gi')
const clichePattern = anyOf(cliches)

const straightened = (text: string) => text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"')

function matches(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[0].trim())
}

/** A claim is the owner's own when each of its words (or its whole) stands in what was said. */
function isSaid(claim: string, said: string): boolean {
  const lower = claim.toLowerCase()
  if (said.includes(lower)) return true
  const words = lower.match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    words.length > 1 &&
    words.every((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(said))
  )
}

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundreds?|thousands?|millions?|billions?|dozens?'

const factPatterns: readonly RegExp[] = [
  // Numbers, sums, shares and years, in digits or in words.
  /[£$€]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:%|percent\b|per cent\b)|\d[\d.,]*\d|\d/gi,
  new RegExp(`\\b(?:${numberWords})\\b`, 'gi'),
  /\b(?:half|twice|double|triple|a quarter of|most) (?:the|as|your|of|our)\b/gi,
  // Ranks and comparisons with nobody named.
  /\b(?:number one|no\.? ?1|#1|top[- ](?:rated|ranked|quality|notch)|(?:five|5|four|4)[- ]star|leading|premier|foremost|favou?rite|most[- ](?:loved|trusted|popular)|award\w*|prize-?winning|celebrated|famous|renowned|legendary|acclaimed)\b/gi,
  /\b(?:best|fastest|cheapest|lowest|highest|finest|biggest|largest|greatest|quickest|safest|strongest|smartest|happiest|oldest|newest|friendliest|freshest|cleanest|warmest|kindest|simplest|easiest|toughest|richest|purest|softest|boldest|bravest)\b/gi,
  /\b(?:the (?:world|nation|country|city|town|region|county)'?s|the only)\b/gi,
  // Credentials.
  /\b(?:certifi\w+|accredit\w+|licen[sc]ed?|chartered|insured|bonded|registered|regulated|approved|qualified|vetted|patent\w*|clinically|scientifically|proven|tested|peer-reviewed|compliant|iso \d*|trained|doctor|dermatologist|expert|experts|specialists?|veterans?)\b/gi,
  // Promises that cost money when they are not kept.
  /\b(?:guarante\w*|warrant(?:y|ies)|risk[- ]free|money[- ]back|refund\w*|no questions asked|free (?:trial|delivery|shipping|consultation|quote|returns?|estimate|sample)s?|lifetime|discount\w*|half price|lowest price\w*|no contract|instant(?:ly)?|same[- ]day|next[- ]day|overnight|around the clock|round the clock|24\/7|24[- ]hours?|emergency|always open)\b/gi,
  // Origin, age, ownership and proof by others.
  /\b(?:since (?:\d+|the)|established|founded|for generations|generations of|decades|centur(?:y|ies)|years of|family[- ](?:owned|run|business)|locally[- ](?:owned|made|sourced)|woman[- ]owned|veteran[- ]owned|hand-?(?:made|crafted|built)|home-?made|organic|vegan|natural|sustainabl\w*|eco-?friendly|carbon[- ]neutral|recycled|fair[- ]?trade|halal|kosher|gluten\w*)\b/gi,
  /\b(?:trusted by|loved by|chosen by|recommended by|rated by|used by|as seen (?:on|in)|featured in|reviews?|testimonials?)\b/gi,
]

/** Capitalised words inside a sentence: a name or a place that somebody must have told. */
function namesIn(text: string): string[] {
  return matches(/(?<=[\p{Ll}\p{N},;:&'’]["']? )\p{Lu}[\p{L}'’-]+/gu, text).filter((word) => !/^I(?:'|$)/.test(word))
}

const comparatives =
  'better|worse|\\w{2,}(?:ier|gger)|(?:fast|quick|slow|strong|warm|cold|cool|soft|hard|light|dark|bright|deep|high|low|long|short|old|young|new|rich|poor|small|great|kind|calm|clear|clean|cheap|fair|full|sharp|smart|smooth|sweet|tall|tough|weak|wild|bold|loud|near|plain|neat|fresh|firm|fit|hott|wett|sadd|thinn)er|(?:saf|wis|nic|lat|larg|clos|brav|fin|wid|simpl|gentl|sur|tru|pur|rar|rip)er'

const grammarPatterns: readonly RegExp[] = [
  /(?<![\p{L}'-])([\p{L}']+) \1(?![\p{L}'-])/giu,
  // Plurals that English does not have.
  /\b(?:peoples|childs|childrens|womans|womens|mans|mens|foots|tooths|mouses|companys|familys|busineses|businesss|customerss|informations|advices|equipments|furnitures|softwares|luggages|feedbacks|knowledges|staffs)\b(?!')/gi,
  /'s's\b/gi,
  // Double comparison, and less with things that are counted.
  new RegExp(`\\b(?:more|less) (?:${comparatives})\\b`, 'gi'),
  /\bmost \w{3,}est\b(?<!honest|modest|earnest|interest|forest|harvest)/gi,
  /\bless (?:errors|mistakes|customers|clients|people|delays|calls|things|words|meetings|forms|queues|bills|worries|surprises|days|hours|steps|questions|costs|fees)\b/gi,
  /\b(?:fewer) (?:time|money|stress|worry|work|noise|waste|effort|fuss|paperwork|jargon|pain|hassle|waiting|trouble)\b/gi,
  // Agreement.
  /\b(?:helps?|lets?|makes?) \w+ (?:feels|gets|saves|has|is|does|goes|gives|finds|makes)\b/gi,
  /\b(?:you|we|they|these|those) (?:is|was|has|does|gets|feels|needs|wants|makes|gives)\b/gi,
  /\b(?:he|she|it) (?:are|were|have|do)\b/gi,
  /\b(?:this|that|each|every|another) (?:people|children|parents|owners|families|customers|clients)\b/gi,
  /\b(?:people|children|parents|owners|families|customers|clients|couples|students|teams) (?:who )?(?:is|was|has|needs|wants|feels|gets|deserves)\b/gi,
  /\b(?:many|few|several|these|those|both) (?:person|child|parent|owner|family|customer|client|time|money|advice|news)\b/gi,
  /\b(?:who|that) (?:is|are|was|were) (?:who|that)\b|\bwho (?:who|that)\b/gi,
  // Words that collide.
  /\b(?:and|or|but|nor) (?:and|or|but|nor)\b|\b(?:and|or|but) ?[,.;:!?]/gi,
  /\b(?:a|an|the|your|our|their|my) (?:a|an|the|your|our|their|my|no|some|any)\b(?!-)/gi,
  /\b(?:for|with|by|to|of|from|at|on|in|into|without|under|about) (?:for|with|by|to|of|at|into|without|about)\b/gi,
  /\b(?:no|without) (?:no|not|none|without)\b|\bnot no\b/gi,
  /\b(?:to|can|will|must|should|could|may) (?:is|are|was|were|has|had|does|did)\b/gi,
  /\b(?:a|an) (?:people|children|lives|parents|owners|families|customers|clients|couples|students|teams|mornings|hours)\b(?!['-])/gi,
  // Slips of the pen and of the machine.
  /\s[,.;:!?](?!\w)|[,;:]{2,}|(?<!\.)\.\.(?!\.)|[!?]{2,}| {2,}|,\./g,
  /[{}[\]<>]|\bundefined\b|\bnull\b|\bNaN\b|\bTBD\b|\blorem\b|\bx{3,}\b|your business name|your (?:company|brand) name/gi,
]
