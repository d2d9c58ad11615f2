/** Cues of what the tools make: the value proposition, the tagline, the values, the archetype, the review. */
import type { Cue } from './finding.ts'

export const resultCues: readonly Cue[] = [
  ['uvp', 3, /\b(our|my|brand) promise\b/],
  [
    'archetype',
    3,
    /\b(brand|business|company|we|it) (were|was) a (person|character|human|celebrity|film star)\b|\bpersonif\w+|\bwhat kind of (person|character)\b/,
  ],
  [
    'values',
    3,
    /\bstands? for\b|\bethos\b|\bcreed\b|\bcode of conduct\b|\bwhat matters (most )?to (us|me)\b|\bnon-?negotiables?\b/,
  ],
  [
    'archetype',
    3,
    /\b(famous|well-known|similar|other|which|big|known) brands\b|\bbrands (that are )?(like|similar to) (us|ours|me|mine)\b/,
  ],
  ['website', 2.5, /\burls?\b|\bonline presence\b|\bhome screen\b|\bmy pages?\b|\bthe report\b/],
  [
    'uvp',
    4,
    /\buvps?\b|\b(unique |our |my |the )?(selling |value )prop(s|osition|ositions)?\b|\bpropositions?\b|\bpositioning( statement)?\b/,
  ],
  ['uvp', 1.5, /\bpromis\w+\b|\bvariations?\b/],
  ['tagline', 4, /\btag[- ]?lines?\b|\bslogans?\b|\bstrap[- ]?lines?\b|\bcatch[- ]?phrases?\b/],
  ['tagline', 2, /\bmottos?\b|\bone[- ]liners?\b|\bjingles?\b/],
  ['values', 4, /\bcore values?\b/],
  [
    'values',
    3,
    /\b(our|my|the|these|company|brand|own|a|of|which|what|each|every|one|this|that|another) values?\b(?! prop)|\bvalues\b|\bwhat (we|i) (believe|stand for)\b|\bprinciples?\b|\bbeliefs?\b|\bethics\b/,
  ],
  ['values', 2, /\bvalues?\b(?! (prop|for money|we))/],
  ['values', 2, /\bhandbook\b|\bcharter\b|\bmanifesto\b/],
  ['archetype', 4, /\barchetyp\w*/],
  ['archetype', 2.5, /\bopposite of (me|us)\b|\banswers? (was|were|is|are) (all )?(wrong|bad|rushed|off)\b/],
  ['archetype', 3, /\bper ?cent\w*\b|\d ?%|\bruled out\b/],
  ['archetype', 2.5, /\binterview\b|\bpersonality\b|\bruled out\b|\bbrand character\b|\bjung\w*|\bmotiv(e|es|ation)\b/],
  ['website', 4, /\bweb ?-?(site|page|shop)s?\b|\bhome ?page\b|\blanding page\b|\baudit\w*|\bonline shop\b/],
  [
    'website',
    3,
    /\b(my|our|the|your) site\b|\bbrand review\b|\bwebsite review\b|\boverall score\b|\bscor(e|es|ed|ing)\b|\bget .{0,20}reviewed\b/,
  ],
  [
    'website',
    1.8,
    /\binstagram\b|\blinkedin\b|\btwitter\b|\bsocial (media|handles?|profiles?|accounts?)\b|\bfacebook\b|\btiktok\b|\breview again\b/,
  ],
  ['website', 3, /\bthe review\b/],
  ['website', 5, /\bmiddling\b|\b(which|what) (checks?|findings?)\b|\bchecks? (failed|passed|missed)\b/],
  ['website', 5, /\b(which|what) pages? (is|are|was|were|did|do|has|have|needs?)\b|\blast step\b/],
]
