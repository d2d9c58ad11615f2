/** What owners ask of the website review as a thing: what it can read, what it rests on, whether it notices by itself. */
import { lowestFirst, shownScore, spokenScores } from './answer-score.ts'
import { say } from './quote-record.ts'
import { endingWith, type Rule, type Scene } from './scene.ts'

const stands = ({ record }: Scene) =>
  record.audit
    ? `The last review stands at ${shownScore(record.audit.overallScore)} of 10.`
    : 'Yours has not been reviewed yet.'
const ofReview = endingWith(stands)

/** What it found fault with, in the words of the report. */
function tellFaults({ record: { audit } }: Scene): string {
  if (!audit) return ''
  const worst = lowestFirst(audit)[0] ?? 'voice'
  return say(
    `Least of all it liked ${spokenScores[worst]}, at ${shownScore(audit.scores[worst])} of 10.`,
    audit.opportunities.length > 0 && `What it would mend: ${audit.opportunities.slice(0, 3).join(' ')}`,
    'The report names the place of each finding, so you can look at it and disagree.',
  )
}

export const reviewMethod: readonly Rule[] = [
  ofReview(
    /\b(could ?n[o']t|can'?t|cannot|couldn'?t|unable to|did ?n[o']t|didn'?t) (even )?(open|read|reach|load|find|see|get)\b|\berror\b|\bcrawlers?\b|\brobots\b|\bfirewall\b|\bbehind a (password|login|wall)\b|\bpassword\b|\b(isn'?t|not) (yet )?(launched|live|online|public)\b|\balmost empty\b/,
    'The review fetches pages as a visitor without an account would, and keeps to what the site’s robots.txt allows: what stands behind a password, is closed to programs or answers with an error, it cannot read. The report lists which pages were read and which were not. Open them for a day, or wait until they are public, and run it again.',
  ),
  ofReview(
    /\bby itself\b|\bautomatic\w*|\blive pages?\b|\bstale\b|\bsince (yesterday|then|the review|last)\b|\b(i|we)('ve| have)? (changed|relaunched|updated|redone|mended|fixed)\b|\bbefore (our|my|the) relaunch\b/,
    'It reads the live pages once, when you start it, and notices nothing of later changes: after a change, start it again. It says then what became better and what worse, and the earlier reports stay.',
  ),
  ofReview(
    /\b(english|german|polish|french|spanish|italian|dutch|welsh|turkish|languages?|translat\w+|bilingual)\b/,
    'It is made for English: what it says of voice and message on pages in another language is worth little, what it says of look and of the same manner from page to page holds for any.',
  ),
  ofReview(
    /\b(evidence|proof|judges?|judged|opinion|objective|subjective|rests? on|who says|how (do|does|can) (it|you) know|taste|fair)\b/,
    'On what can be measured on the page, and not on taste: each score is the mean of its checks, and each check shows the place that it was measured from. Where you disagree, look at that place; if the check is wrong there, leave it.',
  ),
  ofReview(
    /\b(front page|home ?page|start page|one|single) (only|alone)\b|\b(just|only) the (front|home|start|first) ?(page)?\b|\bone page\b|\ba single page\b|\bone-?pager\b/,
    'It reads your start page and up to eight pages that it links to. A site of one page is enough: voice, look and message are measured on it; consistency then has little to compare.',
  ),
  ofReview(
    /\b(out ?dated|left|gone|old (prices?|hours|people|names?)|wrong (hours|prices?|address|number)|typos?|spelling|facts?|cookie\w*|accessib\w*|legal|imprint)\b/,
    'It holds your pages against each other and against your own words, so it finds what contradicts itself; whether a fact is still true it cannot know. Contrast, size of text, headings and descriptions of pictures it looks at; law it does not.',
  ),
  ofReview(
    /\b(hard|difficult|easy|effort|how long|half a day|developer|expensive|myself)\b.*\b(fix\w*|mend|change|repair)\b|\b(fix\w*|mend\w*|repair\w*)\b.*\b(hard|difficult|easy|effort|developer|half a day|myself)\b/,
    'The report says for each finding how to mend it and with how much effort: begin with those that need little and stand under the lowest score.',
  ),
  [
    /\b(not|n'?t|never) (really )?(like|love|pleased)\b|\b(moan\w*|complain\w*|grumbl\w*|critici\w+|dislik\w+|boring|ugly|hates?|wrong with|problem with|bother\w*)\b/,
    tellFaults,
  ],
]
