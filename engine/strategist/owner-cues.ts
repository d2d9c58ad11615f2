/** Cues of how owners put things when they use none of the method's words. */
import type { Cue } from './finding.ts'

export const ownerCues: readonly Cue[] = [
  // What comes next, and what is open.
  ['next', 5, /\b(give|make|draw up|need) (me |us )?a (quick |short )?plan\b/],
  ['next', 4, /\bhomework\b|\bassignments?\b|\b(step|tool) (number )?(\d|one|two|three|four|five|six)\b/],
  ['next', 3, /\ball (done|finished)\b|\bthat'?s all\b/],
  ['next', 5, /\b(which|what) (page|screen|tab|section|bit) (should|do|shall) (i|we) (open|go to|do|look at|start)\b/],
  ['next', 5, /\b(am|are) (i|we) ready\b|\b(can|should) (i|we) (launch|go live)\b|\bready to (launch|show|go)\b/],
  ['next', 5, /\bwhat('?s| is| comes| do i do)? ?(right )?after (that|this)\b|\bafter (that|this)[?.!]*$/],
  [
    'next',
    4,
    /\b(do|did|finish|get through) (just )?(one|a single) (more )?thing\b|\bone (more )?thing (this|today|before|now)\b/,
  ],
  [
    'next',
    3,
    /\b(worth|use) (of )?(my|an?) (hour|evening|afternoon|time)\b|\bbefore (the|my) (launch|opening|trial ends)\b/,
  ],
  ['next', 4, /\b(have|got|spare|spend)\b.{0,12}\b(minutes|half an hour|an hour|hours?)\b/],
  ['next', 6, /\b(i|we)('ve| have)?( got| only| just)* (\d+|five|ten|fifteen|twenty|thirty|forty) minutes\b/],
  ['next', 6, /\bor (just )?(carry|go|move|press) on\b|\bor (continue|keep going)\b/],
  ['next', 5, /\bwhat (opens?|happens|comes)( up)? (now|next|then)\b/],
  [
    'next',
    5,
    /\bwhat('?s| is| comes) after( that| this)?[?.!]*$|\bshould (i|we) be doing\b|\bpoint (in |of )?(carrying|going|keeping) on\b/,
  ],
  ['next', 4, /\b(afternoon|evening|morning|day|hour|weekend) (free|off|spare)\b|\bmost use\b|\bwith my time\b/],
  ['next', 4, /\bcatch me up\b|\bbeen away\b/],
  // What does not convince.
  ['weak', 5, /\bproud(est)?\b|\b(laugh|sneer|smile) (at|about)\b/],
  [
    'weak',
    5,
    /\b(steps?|tools?|parts?|anything|results?) .{0,20}\b(another go|a second go|be redone|to be repeated)\b/,
  ],
  [
    'weak',
    5,
    /\b(won'?t|don'?t|doesn'?t|can'?t|will not|do not) (understand|get|follow)\b.{0,12}\b(us|about us)?[?.!]*$/,
  ],
  [
    'weak',
    5,
    /\bput \w+( \w+)? off\b|\b(sound|seem|come across as|feel) (a bit |too )?(fake|phon(e)?y|false|insincere|made up|dishonest)\b/,
  ],
  [
    'weak',
    4,
    /\bwould (bug|annoy|irritate|bother) (you|me|people|a customer)\b|\b(something|things?) to (improve|fix|mend|do better)\b/,
  ],
  ['weak', 5, /\b(weren'?t|not|stop|stopped) being (so )?(polite|nice|kind)\b/],
  [
    'weak',
    3,
    /\b(?!best|quickest|fastest|easiest|nearest|latest|biggest|interest|honest)\w+(iest|est) (part|bit|thing|section)s?\b|\b(most|least) (?!important)\w+ (part|bit|thing)s?\b/,
  ],
  [
    'weak',
    6,
    /\bsounds? (too )?(much )?like (an? )?(robots?|machines?|ai|templates?|lawyers?|adverts?|brochures?|corporat\w+|consultants?|banks?|politicians?)\b/,
  ],
  ['weak', 3, /\b(take|leave|throw|cut|chuck) (it |this |that |anything |something )?(out|away)\b|\bget rid of\b/],
  [
    'weak',
    3,
    /\b(overdo\w*|try(ing)? too hard|too (nice|clever|cosy|smug|salesy|pushy|posh|cheap|safe|timid|boastful))\b/,
  ],
  ['weak', 3, /\bwould (you|anyone|anybody|people|somebody) (trust|believe|like|recommend)\b/],
  ['weak', 4, /\b(not|no longer|still|isn'?t|aren'?t) true\b|\btrue of us\b/],
  ['weak', 6, /\b(like|as) (every|all|any|the) others?\b|\blike (everyone|everybody|anyone)('s)?\b/],
  [
    'weak',
    6,
    /(?<!\bno )\bwaffle\b|\bcheesy\b|\bcringe\w*|\bnaff\b|\bpretentious\b|\bwoolly\b|\bfluff\w*|\bpadding\b|\bhot air\b|\bempty (words|phrases)\b|\bmeaningless\b/,
  ],
  [
    'weak',
    3,
    /\b(sounds?|says?|is|reads?) (all )?(exactly )?the same\b|\bput (people|customers|you|anyone) off\b|\bnot (buying|convinced)\b/,
  ],
  // The whole, told to somebody.
  [
    'brand',
    3,
    /\b(journalist|reporter|newspaper|press|stranger|investor|bank manager|grandm\w+|mum|mother|neighbour|child|five year old|someone new|taxi driver)s?\b/,
  ],
  ['brand', 3, /\b(explain|describe|introduce|present) .{0,40}\bto (an?|my|the|some\w*)\b/],
  ['brand', 4, /\bwhat (sort|kind|type) of (an? )?(outfit|company|business|shop|place|firm|people|bunch)\b/],
  ['archetype', 3, /^(so )?what am i[?.!]*$/],
  [
    'brand',
    4.5,
    /\bwhat do you (know|have)( so far| by now| already)?[?.!]*$|\b(short|quick|little) (intro|introduction|version|summary)\b|\bintro\b/,
  ],
  ['brand', 4, /\bwhat do we do( again| anyway| actually)?( lol)?[?.!]*$/],
  ['brand', 4, /\b(sell|pitch|sum up|introduce|describe) us\b|\bwhat business (am|are) (i|we)\b/],
  // Customers.
  [
    'customers',
    4,
    /\bwhom? (should|shouldn'?t|should not|don'?t|do not) (we|i) (bother|serve|sell|want|chase|care|go)\b/,
  ],
  ['customers', 3, /\b(gripes?|moans?|grumbles?|complaints?|annoyances?)\b/],
  ['customers', 8, /\b(their|customers'?|clients'?) (biggest|main|worst|greatest) \w+/],
  [
    'brand',
    20,
    /\b(summar(y|ise|ize)|recap|sum up|retell|describe) .{0,25}\b(our|my|the|this) (\w+ )?(brand|company|business|firm|organi[sz]ation|shop|charity|school|practice)\b|\b(read|tell|play) (everything|it all|all of it|the whole (thing|lot)) back\b|\bretell\b/,
  ],
  ['weak', 8, /\bconfus\w+ about (us|me|my brand|our brand)\b/],
  ['website', 5, /\b(my|our) scores?\b/],
  [
    'website',
    14,
    /\b(do|did|can|could|will) you (also )?(look|read|check|see|visit|open|go)\b.{0,15}\b(instagram|facebook|linkedin|twitter|tik ?tok|socials?|social media)\b/,
  ],
  ['customers', 3.5, /\bget \w+( \w+)? to (trust|buy|come|try|choose|notice|care|pay|switch)\b/],
  ['customers', 4, /\bwho .{0,12}\b(are|is|do|should|am) (we|i|this) .{0,12}\b(talk|speak|sell|aim|writ)\w*/],
  [
    'customers',
    3.5,
    /\b(go after|aim (at|for)|target|attract|appeal to|reach|chase)\b.{0,30}\b(people|customers?|clients?|tourists?|students?|famil(y|ies)|locals?|crowd|market|ones|millennials|kids|parents|businesses)\b|\b(younger|older|richer|wealthier|posher) (people|customers?|clients?|crowd|ones)\b/,
  ],
  ['customers', 2.5, /\bwhat (annoys|bothers|worries|puts off|irritates) (them|people|customers?|clients?)\b/],
  // The review, by its scores.
  [
    'website',
    4,
    /\b(what|how) .{0,15}\b(a|an) ([5-9]|10|five|six|seven|eight|nine|ten)\b( out of (10|ten))? (look|mean|take|need|be)\b/,
  ],
  ['website', 2.5, /\b(did|have) you (find|found|see|seen|notice|noticed)\b/],
  [
    'website',
    4,
    /\b(get|go|come|move|bring|raise) .{0,14}\b(to|up to|above|over|past) (an? )?([5-9]|10|five|six|seven|eight|nine|ten)([.,]\d)?( out of (10|ten))?[?.!]*$/,
  ],
  [
    'website',
    4,
    /\b(only|just|why)\b.{0,40}\b(get|got|gave|given|scored?|rated|marked)\b.{0,20}\b\d+([.,]\d)?\b|\bvisuals?\b.{0,20}\b\d/,
  ],
  [
    'writing',
    7,
    /\b(write|draft|do|make) (me|us) (a|an|some|the|\d)\b(?!.*\b(logo|tag ?line|uvp|list of words|innocent|explorer|sage|hero|outlaw|magician|lover|jester|caregiver|ruler|creator)\b)/,
  ],
  [
    'toolkit',
    7,
    /\b(word|google|excel) (doc|document|file|docs)s?\b|\bspreadsheet\b|\bdeadlines?\b|\bby (accident|mistake)\b|\bworth (the money|paying|it to pay)\b|\byour (company|people|staff|support)\b/,
  ],
  ['toolkit', 7, /\bif (i|we) (change|edit|redo|swap|replace|delete|reword)\b/],
  [
    'website',
    4,
    /\b(is|was|are|does) (a )?\d+([.,]\d)?(?! (core )?(values?|words?|tag ?lines?|lines?|sentences?|archetypes?|versions?|steps?|percent))( out of (10|ten))? .{0,12}\b(good|bad|ok(ay)?|low|high|enough|decent|normal|mean)\b/,
  ],
  ['website', 4, /\b(contrast|alt texts?|meta|headings?|broken links?|call to action|cta|first screen)\b/],
  [
    'toolkit',
    5,
    /\b(second|another|two|other|both|several|more) (business|brand|company|shop|firm|compan)(es|s|ies)?\b.{0,30}\b(here|account|toolkit|this|too|as well)\b/,
  ],
  [
    'toolkit',
    4,
    /\b(two|another|other|different|second) (computers?|devices?|laptops?|phones?|tablets?)\b|\blog(ged)? ?in\b/,
  ],
  ['looks', 4, /\b(draw|sketch|illustrat\w+|paint)\b.{0,15}\b(me|us|a|the|my|our)\b|\bmascots?\b/],
  ['website', 6, /\b(re-?do|re-?run|repeat|run)\b.{0,20}\b(review|audit)\b/],
  ['marketing', 6, /\bget (in|into|on) (the )?(news\w*|papers?|press|radio|tv|telly|magazines?)\b/],
  ['tools', 5, /\bis (wix|squarespace|shopify|wordpress|webflow|etsy)\b/],
  ['toolkit', 4, /\b(safari|chrome|firefox|edge|browser|ipad|android|iphone)\b/],
  [
    'advice',
    4,
    /\bshould (i|we) (take on|sell online|deliver|export|hire|employ|fire|sack|open|close|move|buy|rent|expand|franchise|quit|borrow|sell (up|the business))\b/,
  ],
  [
    'website',
    5,
    /\b(get|go|come|bring (it|that|us)) (up )?(to|above|over|past) (an? )?(\d|ten|nine|eight|seven)\b(?! \w)/,
  ],
  ['website', 5, /\b(voice|look|visuals?|messag\w+|consistency|overall)( score)?( is| was| only| at| just)* \d/],
  [
    'writing',
    5,
    /\b(write|draft)\b.{0,12}\b(menus?|signs?|flyers?|leaflets?|posters?|websites?|homepage|blurb|listing|repl(y|ies))\b/,
  ],
  [
    'toolkit',
    7,
    /\b(i|we)('ve| have)? changed (my|our|the|a)\b|\bhow long (have|do) (i|we) (got|have)\b|\bwhere (do|does|is|are) (my|our|all) .{0,20}\b(go|stored|kept|saved)\b/,
  ],
  ['website', 4, /\b(better|good|bad|higher) (review|score|mark)\b|\blose marks\b/],
  [
    'toolkit',
    4,
    /\b(give|hand|pass|send) (this|it|that|them|everything|all (of )?(this|it)) (on |over )?to\b|\blog ?ins?\b|\b(seats?|user accounts?)\b/,
  ],
  ['toolkit', 5, /\blog(ged)? ?out\b|\bwill (i|we) lose\b/],
  // Beyond: other people's tools, search, other people's prices.
  [
    'tools',
    7,
    /\b(canva|figma|looka|gemini|copilot|midjourney|mailchimp|hubspot|semrush|jasper|fiverr|trello|notion|adobe|photoshop|claude)\b/,
  ],
  [
    'tools',
    5,
    /\b(better|worse|cheaper|different|compare\w*|instead of|rather than|versus|vs|or|use|than)\b.{0,20}\b(wix|squarespace|shopify|wordpress|webflow|etsy|chat ?gpt)\b/,
  ],
  ['marketing', 5, /\bgoogle\b|\bsearch (engine|result|rank)\w*|\brank\w* (on|in|for|higher)\b|\bkeywords\b/],
  [
    'competitors',
    9,
    /\bwhat (do|does|did|are|is) (?!i\b|we\b|you\b|my\b|our\b|the\b|it\b|an?\b|this\b|that\b|he\b|she\b|they\b|people\b|customers?\b|clients?\b)[\w'&]+ (charg|cost|sell|ask|pay|offer|do(ing)?\b)/,
  ],
  [
    'competitors',
    3,
    /\b(other|local|rival|nearby|bigger|big) (bakers?|bakery|bakeries|shops?|firms?|companies|brands|businesses|places|studios|agencies|cafes?)\b/,
  ],
  [
    'advice',
    4,
    /\b(what|how much) (should|do|can|could) (i|we) (charge|ask for|price)\b|\bprice (it|this|them|my|our)\b/,
  ],
  [
    'toolkit',
    5,
    /\bbased on (what|which|whose|a|any)\b.{0,20}\b(theory|book|method|research|science)\b|\b(theory|method|books?) behind\b/,
  ],
  [
    'toolkit',
    4,
    /\b(won'?t|doesn'?t|does not|will not|can'?t) (load|open|work|save|let me)\b|\b(a|the|this|some) bug\b|\b(broken|crash\w*|frozen|error)\b/,
  ],
]
