/** What a message is about: patterns over lower-case text, each with how surely it points to its topic. */
import { beyondCues } from './beyond-cues.ts'
import type { Cue } from './finding.ts'
import { ownerCues } from './owner-cues.ts'
import { resultCues } from './result-cues.ts'

const chainCues: readonly Cue[] = [
  ['next', 3, /\bin my (place|shoes|position)\b/],
  [
    'next',
    8,
    /\b(tag ?lines?|uvp|values|archetype|review|audit|words)\b.{0,20}\b(or|before|after)\b.{0,20}\b(tag ?lines?|uvp|values|archetype|review|audit|words)\b.{0,12}(\bfirst\b|\?|$)/,
  ],
  [
    'next',
    2.5,
    /\b(an?|one|half an|this|spare|free) (hour|afternoon|evening|morning|weekend)\b|\b(free|spare) time\b|\bhow (close|near)\b|\bwhat follows\b|\blast work(ed)? on\b|\bget (it |this |all )?(done|finished)\b|\bto do list\b|\bcompleted?\b|\bfinish(ed|ing)?\b|\bdo i (still )?(need|have) to (do|go|finish|complete)\b/,
  ],
  [
    'next',
    8,
    /\b(which|what) (tool|step|one|thing)?s? ?(comes?|is|follows|do i get|opens?) (right )?(after|before)\b|\bwhat (comes|follows|happens) (after|before)\b/,
  ],
  [
    'next',
    3,
    /(^|[.,;!] ?|\bthe )next( one)?[?!.]*$|\bwhat'?s (the plan|up next)\b|\b(roadmap|to-?do list|to-?dos?)\b|\bwhere (was|were) (i|we)\b|\bleft off\b|\bproceed\b/,
  ],
  [
    'next',
    2.5,
    /\b(tackle|begin|start|do|work on|look at|attend to|deal with)\b.{0,20}\bfirst\b|\b(i'?m|we'?re|feeling|feel|bit|got) (stuck|lost)\b|\b(start|begin) with\b|\bif you were me\b|\bcontinue\b/,
  ],
  [
    'next',
    3,
    /\bwhat('?s| is| comes| should come)? ?next\b|\bnext (step|thing|move|tool|task)s?\b|\b(do|go|come|tackle|start|work on) next\b/,
  ],
  ['next', 3, /\b(now what|what now|what then|and now)\b/],
  ['next', 3, /\bwhere (do|should|can|shall|would) (i|we) (go|start|begin|continue|carry on|go on|pick up)\b/],
  [
    'next',
    2.5,
    /\bwhat (should|shall|must|do|can|would) (i|we) (do|focus|work|concentrate|tackle|finish|start)\b(?! (about|with|if|when))/,
  ],
  [
    'next',
    3,
    /\bwhat('?s| is| else| have i)? ?(still )?(missing|left|open|outstanding|to do|undone|unfinished)\b|\bstill (missing|to do|left|open|have to|need to do)\b|\bleft to (do|complete|finish)\b/,
  ],
  [
    'next',
    3,
    /\bhow far\b|\b(my|our) progress\b|\balong am i\b|\bwhere (do|am) (i|we) (stand|at)\b|\b(am|are) (i|we) (done|finished|nearly|almost)\b|\bhow (much|many).{0,20}\b(left|remain\w*|done)\b/,
  ],
  [
    'next',
    2.5,
    /\bpriorit\w+|\bmost important\b|\bworth doing\b|\b(which|what) (step|tool|one)\b.{0,30}\b(first|now|next|today|important)\b|\bfocus on\b|\bbest use of\b|\bbiggest (win|gain|step)\b/,
  ],
  [
    'next',
    6,
    /\b(locked|greyed|blocked|unavailable)\b|\bunlock\w*|\bwhy (can'?t|cannot) i (open|get|go|see|use)\b(?!.*\b(same|word|words)\b)|\bget to the (next|rest)\b/,
  ],
  [
    'next',
    1.5,
    /\b(i('ve| have)?|we('ve| have)?|just) (finished|completed|done)\b|\bget(ting)? started\b|\bminutes (today|now|to spare)\b|\bready for\b|\bwhat to do\b|\brecommend\w*\b|\bsuggest(ion)?s?\b/,
  ],
]

const weakCues: readonly Cue[] = [
  [
    'weak',
    5,
    /\b(vaguest|thinnest|dullest|emptiest)\b|\bnobody (dares|tells|says)\b|\btell me the truth\b|\bwhat (am|are) (i|we) not seeing\b|\bone story\b/,
  ],
  [
    'weak',
    3,
    /\b(brand|we|everything|it all)\b.{0,20}\b(generic|bland|boring|vague|dull|forgettable|interchangeable)\b/,
  ],
  [
    'weak',
    3,
    /\bs[ck]eptic\w*|\bcynic\w*|\bcritics?\b|\bdevil'?s advocate\b|\bneeds? (the )?most\b|\bmost (love|work|attention|help|care)\b|\bwhich (part|area|bit|section|element|category|answer)s?\b|\bleast (convincing|clear|strong|finished)\b|\b(worst|poorest|thinnest)\b|\bimprovements?\b|\blet(s|ting)? (us|me) down\b|\bnot convincing\b/,
  ],
  [
    'weak',
    4,
    /\b(old|earlier|previous|former|outdated) (answers?|words?|versions?)\b|\bstill (hold|valid|true|current)\b|\bmade from\b|\bchanged since\b/,
  ],
  [
    'weak',
    4,
    /\b(same|one|single) (idea|meaning|thought|notion|concept)\b|\bwords? for the same\b|\bsay(ing)? the same\b/,
  ],
  [
    'weak',
    2,
    /\bignor\w+|\bneglect\w*|\boverlook\w*|\bmiss(ing|ed|es)? the point\b|\b(one|main|first|single) thing (i|we) should (fix|change|mend|improve)\b/,
  ],
  [
    'weak',
    2.5,
    /\bsucks?\b|\bterrible\b|\brubbish\b|\bawful\b|\blousy\b|\blame\b|\b(hangs?|holds?|hold up|works?) together\b|\bmake sense together\b|\bsecond opinion\b|\bfeels? off\b|\bwhat do you think\b|\bpick (it|this|us|my \w+) apart\b|\bpoke holes\b/,
  ],
  [
    'weak',
    4,
    /\blike (everyone|everybody|anyone|anybody) else\b|\bsame as (everyone|everybody|others|the rest)\b|\bclich\w+|\bbuzz ?words?\b|\b(corporate|marketing) speak\b|\boverused\b|\b(rate|judge|assess|evaluate|check|review|analy[sz]e) (my|our|the) (brand|record|work|answers)\b/,
  ],
  ['weak', 1, /\bbad\b|\bpoor(ly)?\b|\btrouble\b|\bdoubts?\b|\bdull\b|\bbor(ing|ed)\b|\bugly\b/],
  ['weak', 3, /\bweak\w*|\bachilles\b|\bshortcoming\w*|\bfall\w* (short|flat)\b|\bblind spots?\b/],
  [
    'weak',
    3,
    /\bcontradict\w*|\binconsisten\w*|\bclash\w*|\bconflict\w*|\b(don'?t|doesn'?t|not|won'?t|isn'?t) (really )?(fit|match|add up|go together|agree|line up|make sense|belong)\b|\bat odds\b|\bfit together\b|\bmismatch\w*|\bcoheren\w*|\bconsistent\b/,
  ],
  [
    'weak',
    2.5,
    /\bcritici\w+|\bcritiqu\w+|\bbe (honest|blunt|frank|harsh|brutal)\b|\bbrutally\b|\broast\b|\bfeedback\b|\b(biggest|main|any|serious|obvious) (problem|issue|risk|mistake|error|flaw|concern)s?\b|\bred flags?\b/,
  ],
  [
    'weak',
    2,
    /\b(what'?s|what is|anything|something|goes|going|went) wrong\b|\bmistakes?\b|\bflaws?\b|\bgaps?\b|\bholes?\b|\bworr(y|ied|ying)\b|\bproblems? (with|in) (my|our|the|it)\b/,
  ],
  [
    'weak',
    2.5,
    /\brepeat\w*|\bredundan\w*|\bsame thing\b|\btoo similar\b|\bduplicat\w*|\boverlap\w*|\bsynonym\w*|\bmean the same\b/,
  ],
  ['weak', 2, /\bconfus(e|es|ed|ing)\b|\bneeds? (work|attention|fixing|improv\w+)\b|\bfix\b/],
  ['weak', 4, /\bout[- ]of[- ]date\b|\boutdated\b|\bstale\b|\bredo(ing)?\b|\brevisit\b|\bup to date\b/],
  [
    'weak',
    1,
    /\bimprov\w+|\bbetter\b|\bstrong\w*|\bstrengthen\w*|\bsharpen\w*|\bpolish\w*|\bgeneric\b|\bbland\b|\bvague\b/,
  ],
]

const brandCues: readonly Cue[] = [
  ['brand', 4, /\b(a|one|short) (paragraph|bio|blurb|boilerplate)\b|\bbio\b|\bboilerplate\b/],
  ['brand', 3, /\bwhat (we|i) (really |actually )?(do|make|offer)\b/],
  ['brand', 4, /\b(everything|all|anything) (that )?you (know|have|remember)\b|\bwhat you know\b/],
  [
    'brand',
    2.5,
    /\b(my|our) story\b|\bremind (me|us)\b|\b(i|we)('ve| have)? (told|tell|said|gave|given) you\b|\bessence\b|\bexplain (my|our|the) (brand|business|company)\b|\bwhat (are|is) (we|it|our brand|my brand) (all )?(about|known for|famous for)\b|\bin (one|a single|two|three|five|ten) (words?|sentences?|lines?)\b/,
  ],
  [
    'brand',
    3,
    /\bsum(med|ming)? (it |me |us |this |that )?(all )?up\b|\bsummar\w+|\bin a (nutshell|few (words|sentences|lines))\b|\boverview\b|\brecap\w*|\bat a glance\b|\bbig picture\b/,
  ],
  [
    'brand',
    3,
    /\bdescribe (us|me|(my|our|the) (brand|business|company|shop|firm|studio|practice))\b|\bwho (are we|am i)\b(?! (\w+ing|for|to)\b)|\b(elevator|sales)? ?pitch\b|\bbrand (story|brief|identity|profile|essence|dna)\b|\bintroduce (us|me|my|our)\b/,
  ],
  [
    'brand',
    3,
    /\bwhat do you (know|think|have|remember) (about|of|on)\b|\btell me about (my|our|us|me)\b|\bwhat (is|are|does) (my|our) (brand|business|company)( about| stand for| all about)?\b|\bwhat do(es)? (we|our brand|my brand|the brand) stand for\b/,
  ],
  ['brand', 0.8, /\b(my|our|the) (brand|business|company)\b/],
]

const wordCues: readonly Cue[] = [
  [
    'customers',
    2,
    /\bshoppers?\b|\busers?\b|\breaders?\b|\bpatients?\b|\bmembers?\b|\bsubscribers?\b|\bcomplain\w*|\bwho (would|will|wants?|needs?)\b|\bpeople we (serve|help|reach)\b/,
  ],
  [
    'voice',
    2.5,
    /\b(humou?r|jokes?|emojis?|slang|swear\w*|casual|formal\w*)\b|\bhow (do|should|can|would) (i|we) (reply|answer|write|talk|speak|sound|address|greet)\b|\b(talk|speak) to (people|them|customers?|clients?)\b/,
  ],
  ['voice', 1.5, /\bsounds?\b|\bstyle\b/],
  [
    'impact',
    2.5,
    /\bwhat (do|does|will|would) (people|customers?|clients?|they|someone) (get|gain|take away)\b|\bchanges? (people|lives|for (them|people|customers|clients))\b|\bwhat (good|use) (do|are) we\b|\bvalue (do )?we (bring|give|offer|add)\b/,
  ],
  [
    'xfactor',
    2.5,
    /\bspecial\b|\bsecret sauce\b|\bwhy (us|me|choose|pick|buy from)\b|\bcopy us\b|\bour edge\b|\bwhat (do|have) we (have|got)? ?that\b|\bunique\w*|\bdistinctive\b|\bone of a kind\b/,
  ],
  ['words', 2, /\bwords?\b|\badjectives?\b/],
  ['words', 3, /\b(all|my|the|those|these) five\b/],
  ['words', 9, /\b(weakest|worst|best|strongest|poorest) words?\b|\bwhich (of my )?words? (is|are)\b/],
  [
    'words',
    3,
    /\battributes?\b|\btop[- ]?(five|5|one)\b|\bsix categor\w+|\bcategor(y|ies)\b|\bsample words?\b|\b(five|5) (words|picks)\b|\bpick\w*\b|\bdiscovery\b/,
  ],
  ['culture', 3, /\bculture\b/],
  ['culture', 1.5, /\bhow we work\b|\bour team\b|\bworkplace\b|\batmosphere\b|\bemployees?\b|\bstaff\b/],
  [
    'customers',
    3,
    /\b(ideal|target|best|typical|dream|perfect) (customer|client|buyer|audience|guest|patient|reader|user|market|group)s?\b|\baudience\b|\btarget (group|market)\b|\bpersonas?\b|\bwho (do|are|should|am) (we|i) (serve|serving|for|talk\w*|speak\w*|sell\w*|target\w*|help\w*)\b|\bwho (buys|is (this|it|our brand) for)\b|\bdemographic\w*/,
  ],
  ['customers', 2, /\bcustomers?\b|\bclients?\b|\bbuyers?\b|\bguests?\b/],
  [
    'customers',
    2.5,
    /\bpain ?points?\b|\bstruggl\w+|\bfrustrat\w+|\b(their|customers?'?|clients?'?) (problems?|pains?|needs?|worr\w+|fears?)\b|\bpains?\b|\bobjections?\b/,
  ],
  ['voice', 3, /\b(tone|voice)\b|\btone of voice\b/],
  [
    'voice',
    2.5,
    /\bhow (should|do|would|could|can) (we|i|it|our brand|my brand|the brand|you) (sound|talk|speak|write|come across)\b|\bsound (like|more|less|too)\b|\bwriting style\b|\blanguage (should|to use)\b|\bformal\b|\bway we (talk|speak|write)\b/,
  ],
  [
    'feeling',
    3,
    /\bfeelings?\b|\bemotion\w*|\b(people|customers?|clients?|they|someone|visitors?|buyers?) (should |to |will |would )?feel\b|\bmake (people|them|customers?|clients?) feel\b|\bmood\b/,
  ],
  ['feeling', 1.2, /\bfeel\b/],
  [
    'impact',
    3,
    /\bimpact\b|\bdifference (we|i|our \w+) makes?\b|\b(what|how) (do|does|will) (we|our \w+) change\b|\boutcomes?\b|\bbenefits?\b/,
  ],
  ['impact', 1.5, /\bresults?\b|\bwhat changes\b/],
  ['xfactor', 3.5, /\bx[- ]?factors?\b/],
  [
    'xfactor',
    3,
    /\bstand(s|ing)? (us |me )?(out|apart)\b|\bdifferentiat\w+|\busps?\b|\b(sets?|setting) (us|me|my \w+|our \w+) apart\b|\bmakes? (us|me|my \w+|our \w+) (so )?(different|special|unique|stand)\b|\bunique (about|thing|selling|strength)\b|\bnobody else\b|\bno one else\b|\bcompetitive (edge|advantage)\b|\b(different|better) (from|than|to) (our |my |the |other )?(compet\w+|others?|rest|everyone)\b|\bwhy (should|would) (someone|anyone|people|customers?|they) (choose|pick|buy|come)\b/,
  ],
  ['competitors', 2.5, /\bcompetit(or|ors|ion)\b|\brivals?\b|\bcompet(e|es|ing)\b|\b(beat|outdo|up against)\b/],
  [
    'profile',
    3,
    /\b(my|our|main|primary|business) goals?\b|\bwhat (do|did) (i|we) (sell|offer)\b|\b(my|our) (products?|services?|industry|offer)\b|\bprofile\b|\brevenue\b|\bcompany size\b/,
  ],
]

export const topicCues: readonly Cue[] = [
  ...chainCues,
  ...weakCues,
  ...brandCues,
  ...wordCues,
  ...resultCues,
  ...beyondCues,
  ...ownerCues,
]
