/** What a message does beside asking about a topic: it greets, doubts, tells a story, leans on what was said before. */
import type { Reading } from './read-question.ts'

export type Move =
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'agreed'
  | 'neither'
  | 'stuck'
  | 'plea'
  | 'orient'
  | 'doubt'
  | 'claim'
  | 'story'
  | 'place'
  | 'dilemma'
  | 'rival'
  | 'price'
  | 'pick'
  | 'odd'
  | 'grief'

const wordCount = (text: string) => text.split(' ').length

/** Small talk counts as long as nothing of the brand is surely asked. */
const isIdle = ({ topics, offTopic }: Reading) => offTopic >= 0.3 || (topics[0]?.share ?? 0) < 0.6

const greets = /^(?:hi|hiya|hey|hello|yo|morning|evening|good (?:morning|afternoon|evening|day))\b/
const leaves = /\b(?:bye|good ?night|see you|i'?m off|off to bed)\b/
const thanks =
  /\b(?:thanks?|thank you|thx|ta|cheers|that'?s (?:all|it|me done)|thats (?:all|it|me)|done for (?:today|now)|much appreciated)\b/
const isNot =
  /^neither[ .!]*$|^(?:no,? )?(?:that'?s|thats|ur|you'?re|you are|this is) (?:all )?(?:wrong|not right|rubbish|nonsense|no help|useless|not what i (?:asked|meant))/
const agrees =
  /^(?:ok(?:ay)?|yes|yep|yeah|sure|right|got it|makes sense|great|nice|lovely|perfect|cool|lol|haha|ha|no|nope|hm+)[ ,.!]*(?:then|ok(?:ay)?|lol|great|thanks)?[ .!]*$/
const isStuck =
  /\b(?:i|i'm|im|i am|i feel|me|my head|it'?s all|this is)\b.{0,25}\b(?:stuck|overwhelm\w*|fraud|impost\w*|hate|(?<!\b(?:i|have|they|he|she|'ve) )lost|giv(?:e|ing) up|tired|exhausted|embarrass\w*|silly|stupid|scared|nervous|awkward|cring\w*|bored|drowning|hopeless|rubbish at|no good at|bad at|confused|fed up|don'?t see the point|too much|panick?\w*|daft|pointless|waste of (?:my )?time)\b|^feel(?:ing)? (?:daft|silly|stupid|stuck|lost|like a)\b/
/** Somebody close has died or is ill: that comes before any brand. */
const grieves =
  /\b(?:my|our) (?:late )?(?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|brother|sister|nan|gran\w*|baby|child|best friend|friend|dog|cat|mate)\b.{0,40}\b(?:died|dying|passed(?: away)?|death|funeral|cancer|hospice|(?:very |really |seriously )ill)\b|\b(?:i|we)(?:'ve| have)? (?:just )?lost (?:my|our) (?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|brother|sister|nan|gran\w*|baby|child)\b|\b(?:i'?m|im|i am|we'?re|we are) grieving\b/
const pleads =
  /\b(?:do|write|finish|fill|make|sort|choose|decide) (?:it|this|that|these|them|everything|(?:the|my) (?:whole|rest|lot)(?: \w+)?|all(?: of (?:it|this))?)\b.{0,12}\bfor me\b|\bcan'?t you (?:just )?do\b|\byou do it\b/
const orients =
  /^(?:so )?(?:what(?:'s| is|s)|whats) (?:this|it|all this|all that)(?: (?:thing|app|tool|site|place|page))?(?: (?:for|about|all about))?[?. ]*$|\bwhat'?s? (?:is )?the point of (?:this|it|all this)\b|\bwhat (?:can|do) i do (?:here|with this)\b/
const doubts =
  /\breally (?:an? |one of |my |our |me|us|what)|\b(?:don'?t|do not|didn'?t|never|can'?t) (?:remember|recall|recogni[sz]e|think i|say|said|write|wrote|pick|picked|chose|choose|agree)\b|\bdisagree\b|\bwhere (?:did|does) .{3,40}\bcome from\b|\bnot (?:really )?(?:us|me|ours|mine)\b|\bwho (?:said|wrote|picked|put)\b/
const claims =
  /\b(?:can|could|may|should|is it ok(?:ay)?|are we allowed|am i allowed|ok|okay|honest|lie|lying|cheating)\b.{0,14}\b(?:to )?(?:still |really |just |even )?(?:put|say|claim|call (?:my|our|it|us|this|ourselves|myself)|write|print|advertise|promise|use)\b/
const isProof =
  /["'“][^"'“”]+["'”]|\b(?:est|since|award|winning|certified|organic|best|number one|no\.? ?1|local|handmade|home ?made|hand ?made|family|free|guarantee\w*|years?|only|first|official|approved|eco|green|natural|expert|leading|trusted|over \d)\b/
const saysOfSelf =
  /\b(?:say|claim|call|write|print|advertise)(?: that)? (?:i'?m|i am|we'?re|we are|us|ourselves|myself|it'?s|i|we)\b/
const tells =
  /\b(?:does|do|would|could|where|is|can) (?:that|this|it|i|we)\b.{0,18}\b(?:go|belong|fit|count|use|worth|say|put)\b(?: (?:anywhere|somewhere|here|for anything|that|this|it|something|(?:writing|putting|noting|keeping|saying|telling|mentioning)(?: down| in)?(?: somewhere| anywhere| here)?))?[?. ]*$/
const isTold =
  /\b(?:we|i|she|he|they|a|the|my|our|one) .{0,30}\b(?:had|came|went|told|gave|sent|drove|stayed|said|cried|rang|brought|asked|lost|kept|was|were|did|made|refused|paid)\b/
const places =
  /\b(?:put|write|print|paint|stick|go(?:es)?|say|have|words?|line)\b.{0,25}\b(?:on|in|for|over) (?:the|my|our|a|her|his)(?: \w+)? ?\b(?:vans?|bikes?|signs?|windows?|doors?|cards?|shirts?|aprons?|bags?|box(?:es)?|labels?|posters?|flyers?|leaflets?|banners?|menus?|trucks?|cars?|mugs?|shop ?fronts?|side|stall|packaging|stickers?|wall)\b/
const isAskedFor =
  /\b(?:ask(?:s|ed|ing)?|wants?|wanted|offer(?:s|ed)?|begging|expects?|demands?|insists?|keeps?|haggl\w*|rang|says|thinks?)\b/
const decides =
  /\b(?:would you|should (?:i|we)|(?:i|we) should|do (?:i|we)|shall (?:i|we)|can (?:i|we)|say (?:no|yes)|turn (?:it|them|him|her|that) down|take it|worth it|(?:good|easy|quick|decent) money|what (?:would|should) (?:i|we|you) (?:do|say)|off[- ]brand|on[- ]brand|would (?:that|it) (?:be|fit)|thoughts)\b/
const isWished =
  /^(?:a|an|the|some|my|our|one|this|two|three) .{2,30}\b(?:wants?|asks?|asked|offered|offers|keeps?|insists?)\b/
const isOffered =
  /\b(?:stop|start|drop|open|move|sell|raise|charge|lower|cut|take on|say no|turn down|refuse|bend|offer|app|franchise|partner|expand|discount|sponsor)\b/
const prices = /\b(?:dear|dearer|expensive|pricey|pric(?:e|es|ing)|discount|haggl\w*|charge|quid|worth the money)\b/
const rivals =
  /\b(?:opened|(?:is|are|just) opening|started|launched|moved in|copie[sd]|copying|undercut\w*|stole|stealing|poach\w*|same (?:thing )?as (?:us|we)|next door|(?:across|over) the (?:road|street)|round here|down the road|half (?:the|our|my) price|cheaper)\b/
const picks = /\b(?:which|what)\b.{0,12}\b(?:words?|values?(?! prop)|picks?|(?:five|six)\b.{0,20}|x ?factor)\b/
const oddOnes =
  /\b(?:odd|weak\w*|worst|least|drop|lose|cut|boring|dull\w*|bland\w*|not get|doesn'?t (?:fit|belong)|out of place|confus\w*|wrong|stranger|misunderst\w*|remove|bin|chuck|generic|cliche)\b/

/** What is surely asked of these may still be a case that the brand decides. */
const ofBusiness: ReadonlySet<string> = new Set(['next', 'weak', 'advice', 'marketing', 'competitors', 'customers'])

/** Which of the moves a message makes, the surest first. */
export function movesOf(reading: Reading): Move[] {
  const { text, words, value, archetypes, topics } = reading
  const count = wordCount(text)
  const isQuestion = text.includes('?')
  const top = topics[0]?.label
  const isOpen = (topics[0]?.share ?? 0) < 0.6 || (top !== undefined && ofBusiness.has(top))
  const found: [Move, boolean][] = [
    ['grief', grieves.test(text)],
    ['neither', isNot.test(text)],
    ['agreed', count < 5 && agrees.test(text)],
    ['bye', count < 9 && leaves.test(text) && isIdle(reading)],
    ['thanks', count < 14 && !isQuestion && thanks.test(text) && isIdle(reading)],
    ['greeting', count < 9 && greets.test(text) && isIdle(reading)],
    ['orient', orients.test(text)],
    ['plea', pleads.test(text)],
    ['doubt', doubts.test(text) && ((value ?? words[0] ?? archetypes[0]) !== undefined || /\barchetype\b/.test(text))],
    ['stuck', isStuck.test(text) && archetypes.length === 0 && !/\b(?:customers?|clients?|they)\b/.test(text)],
    ['story', count > 8 && tells.test(text) && isTold.test(text)],
    ['claim', claims.test(text) && (isProof.test(text) || saysOfSelf.test(text)) && top !== 'toolkit'],
    ['place', places.test(text) && !claims.test(text)],
    ['rival', rivals.test(text) && isOpen && !/^i |\bwe (?:started|opened|launched)/.test(text)],
    ['odd', picks.test(text) && oddOnes.test(text)],
    ['pick', picks.test(text)],
    ['dilemma', isWished.test(text) && isOpen],
    ['price', prices.test(text) && isOpen],
    ['dilemma', decides.test(text) && (isAskedFor.test(text) || isOffered.test(text)) && top !== 'toolkit'],
  ]
  return found.flatMap(([move, isMade]) => (isMade ? [move] : []))
}
