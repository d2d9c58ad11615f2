/** Cues of what lies beyond the record: how the toolkit works, the strategist itself, and what is left to others. */
import type { Cue } from './finding.ts'

export const beyondCues: readonly Cue[] = [
  ['toolkit', 5, /\bskip\w*/],
  ['toolkit', 6, /\b(use|do) (this|it|signet|the (toolkit|tool|app)) (for|with) (a|an|my|another|two|several)\b/],
  [
    'toolkit',
    6,
    /\b(can|could|may|how do|how can|should) (i|we) (show|send|give|share|e?-?mail|forward) (this|it|that|them|all|everything|my stuff)\b|\bfree (version|plan|tier|account)\b|\b(is|are) (it|this|there|signet|the toolkit) .{0,12}\bfree\b/,
  ],
  [
    'toolkit',
    4,
    /\bwhat (do|should|can|could) (i|we) do with (it|all|this|that|these|everything|the (result|outcome)s?)\b/,
  ],
  [
    'toolkit',
    5,
    /\b(save|keep|store|delete|remember|see|read|record)\w* .{0,15}\b(chats?|conversations?|messages)\b|\b(chats?|conversations?|messages) .{0,15}\b(saved|kept|stored|deleted|private)\b/,
  ],
  ['you', 5, /\b(how|what|who|does|is|can) .{0,12}\bsynapse\b/],
  [
    'marketing',
    5,
    /\b(should|must|do) (i|we) (need to |have to )?(be|go|get|start) on (instagram|facebook|tik ?tok|linkedin|twitter|youtube|pinterest|social media)\b|\b(should|what|how|which|can|when|is) .{0,25}\b(instagram|facebook|tik ?tok|linkedin|twitter|youtube|pinterest|google) (ads?|posts?|adverts?|worth|a good idea)\b|\bpost(ing|ed)? (on|to|about)\b|\b(do|run|buy|try) \w* ?ads\b/,
  ],
  ['voice', 7, /\b(answer|reply|respond|react)\w*( to)? .{0,15}\breviews?\b/],
  ['you', 3.5, /\b(is|are|is this|synapse)\b.{0,15}\b(ai|bots?|human|robot|a (real )?person|machine|chat ?gpt|llm)\b/],
  ['looks', 2.5, /\bpackaging\b|\bphotos?\b|\bimagery\b/],
  ['toolkit', 4, /\bin one (go|sitting)\b|\ball at once\b|\btake a break\b/],
  [
    'toolkit',
    3.5,
    /\b(employees?|staff|team|colleagues?|assistant|partner|others?)\b.{0,30}\b(account|log ?in|sign in|access|use (this|it|the (tool|toolkit|app)))\b|\b(my|the|this|our) account\b/,
  ],
  ['terms', 3, /\b(mission|vision)( statement)?s?\b|\brebrand\w*\b|\bbrand (voice|strategy|identity)\b/],
  [
    'toolkit',
    2.5,
    /\b(two|several|more|other) people\b|\bco-?founders?\b|\bwork on (this|it) (with|together)\b|\bcollaborat\w+\b(?=.*\b(tool|here|this)\b)|\bcome back (later|tomorrow|another)\b|\bpause\b|\bin one (go|sitting)\b/,
  ],
  [
    'toolkit',
    2.5,
    /\bhow (this|it|that|all this|all of this) works?\b|\bunderstand (how|this|what|any)\b|\bwhat (is|'s) (this|it|signet|the toolkit) (for|about|good for)\b|\btutorial\b|\binstructions?\b|\bguide me\b|\bwhat is this\b/,
  ],
  ['toolkit', 3.5, /\breset\w*|\b(is|are|be|all) .{0,20}\b(gone|lost)\b|\bget .{0,30}\bback\b/],
  ['toolkit', 3.5, /\bexport\w*|\bdownload\w*|\bpdfs?\b|\bprint\w*\b|\bmarkdown\b|\bjson\b/],
  [
    'toolkit',
    2.5,
    /\b(my|our|the|a) (designer|agency|copywriter|freelancer|developer|printer|partner|team|colleague)s?\b|\bhand (it |this |that |them )?(over|off|on)\b|\bshare (it|this|my|our|the|with)\b|\binvite\b/,
  ],
  [
    'toolkit',
    3,
    /\bsav(e|es|ed|ing)\b|\bautosav\w*|\blos(e|t|ing) (my|our|the|it|everything|all|work|what)\b|\bundo\b|\bhistory\b|\bearlier (version|list|answer|result)s?\b|\bbring .{0,20}back\b|\bget .{0,30}\bback\b|\bdelet\w+|\bstart(ing)? over\b|\boverwrit\w+/,
  ],
  [
    'toolkit',
    3,
    /\b(in )?(this|that|the|which|what|a|any) (order|sequence)\b|\bskip\w*|\border of\b|\bone (step |tool )?at a time\b/,
  ],
  [
    'toolkit',
    2.5,
    /\bhow (long|much time)\b.{0,30}\b(take|takes|need|spend|last|whole|everything|all)\b|\btime does\b|\bhow many (minutes|hours|steps|tools)\b/,
  ],
  [
    'toolkit',
    3,
    /\bprivat\w*|\bprivacy\b|\bwho (can|else|could|will) (see|read|access)\b|\bconfidential\w*|\b(my|our) data\b|\bsecure\b|\bsell my\b|\bencrypt\w*|\btrain(ed|ing)? (on|with|your)\b/,
  ],
  [
    'toolkit',
    3,
    /\btrial\b|\bsubscri\w+|\bupgrad\w+|\bcancel\w*|\brefund\w*|\b(which|what|my|your|the|a) plans?\b|\bhow much (is|does|do|will) (it|this|signet|the toolkit|that)\b|\bcoupon\b|\binvoices?\b|\bbilling\b|\bpassword\b/,
  ],
  ['toolkit', 2.5, /\bupload\w*|\bdocuments?\b|\bread .{0,30}\b(handbook|file|pdf|deck|brochure)\b/],
  [
    'toolkit',
    2,
    /\bphone\b|\bmobile\b|\boffline\b|\blanguages?\b|\bseveral brands\b|\b(two|another|second|more than one) brands?\b|\bthe toolkit\b|\bthis (app|tool|program|product|toolkit)\b|\bhow (does|do) (it|this|that|these|everything) (all )?work\b|\bthe method\b|\bthe steps\b|\bsix (steps|tools)\b/,
  ],
  [
    'you',
    3.5,
    /\bare you (a |an |really |even |some |the )?(real|human|person|robot|bot|ai|machine|chat ?gpt|gpt|llm|computer|program|language model)\b|\bwho are you\b|\bwhat are you\b|\bchat ?gpt\b|\blanguage model\b|\bhow do you (know|work|come|decide|arrive|make|find|get)\b|\bwho (made|built|runs|owns) (you|this|it|signet)\b/,
  ],
  [
    'you',
    3,
    /\bwhat (can|could|do) you (do|help|offer|answer|know)\b(?! (about|of|on) (my|our|us|me))|\bhow (can|could|do|would) you help\b|\bwhat (can|could|should) i ask\b|^help( me)?[.!?]*$|\bi need help[.!?]*$/,
  ],
  [
    'terms',
    3,
    /\bdifference between\b|\bwhat('?s| is| are| does)( meant by)? (a|an|the) (brand(?! (review|archetypes?|attributes?|export|dna))( voice| promise| strategy| identity)?|uvp|tagline|core value|archetype|mission|vision|rebrand\w*|persona|attribute)s?\b( mean)?/,
  ],
  // What the strategist leaves to others.
  [
    'writing',
    3,
    /\b(write|draft|compose|generate|create|give|make|suggest|come up with|craft|do)\b.{0,40}\b(posts?|captions?|blogs?|articles?|e-?mails?|newsletters?|adverts?|ads?|bios?|scripts?|press release|copy|letter|speech|hashtags?|product descriptions?|about (us )?page)\b/,
  ],
  ['writing', 1.5, /\bblog\b|\bnewsletters?\b|\bcaptions?\b|\bhashtags?\b|\bpost(s|ing)?\b/],
  [
    'looks',
    5,
    /\bcolou?rs?\b|\bpalettes?\b|\blogos?\b|\bfonts?\b|\btypefaces?\b|\btypograph\w*|\bmood ?boards?\b|\bvisual (identity|style)\b/,
  ],
  [
    'naming',
    3,
    /\b(business|company|brand|shop|domain) names?\b|\bre-?nam(e|ing)\b|\bname (my|our|the|for)\b|\bour name\b|\bmy name\b/,
  ],
  [
    'marketing',
    3,
    /\bseo\b|\bads?\b|\badvertis\w*|\bcampaigns?\b|\bfollowers\b|\binfluencers?\b|\bmarketing (plan|strategy|budget|channel)\w*|\bgo viral\b|\bleads\b|\bfunnel\b|\bget more (customers|clients|sales)\b|\bsell more\b|\bincrease sales\b/,
  ],
  [
    'advice',
    16,
    /\btrade ?mark\w*|\bcopyright\w*|\blegally\b|\blegal (advice|question|problem|form|way|duty|right)s?\b|\b(is|are|be) (it |this |that |they )?legal\b(?!-)|\bsue[ds]?\b|\blawsuit\b|\bgdpr\b|\bpatent (it|this|our|my|the)\b/,
  ],
  [
    'advice',
    5,
    /\blegal\b|\blawyers?\b|\bcontracts?\b|\bpatents?\b|\bliab\w+|\bregister (my|our|the|a|it)\b|\blicen[cs]\w+\b/,
  ],
  [
    'advice',
    4,
    /\btax(es)?\b|\binvest(s|ed|ing|ments?)?\b|\bloans?\b|\bmortgage\b|\bvat\b|\baccountant\b(?! (who|what|about|how|see|get|use|log|access|read|have|look))|\bcash ?flow\b|\bequity\b|\bhow much (should|can|do) (i|we) (charge|ask|pay)\b|\b(raise|lower|set|increase|change|our|my) (our |my )?(prices?|fees|rates|pricing)\b|\bdiscounts?\b|\bpricing\b|\braise (money|funds)\b|\bbankrupt\w*|\bincorporate\b|\bllc\b/,
  ],
  [
    'advice',
    4,
    /\b(are|is|am|were) (we|i|it|they|our \w+|my \w+) (too |a bit |very |really )?(expensive|cheap|pricey|overpriced|dear)\b/,
  ],
  [
    'advice',
    16,
    /\bmedication\b|\bmedical advice\b|\bsymptoms?\b|\b(right|what|which|safe|daily) (dose|dosage)\b|\bmy (health|depression|anxiety)\b|\bmy (back|head|stomach|knee|tooth) (hurts|aches)\b/,
  ],
  ['advice', 4, /\bmedic(al|ine)\b|\bdiagnos(e|ed|is)\b|\bcure[sd]?\b|\bdos(e|age)\b/],
  [
    'thanks',
    2,
    /^(ok(ay)?,? )?(many )?(thanks|thank you|thx|cheers|ta|great|perfect|brilliant|lovely|cool|got it|nice)\b[^?]*$/,
  ],
  ['greeting', 2, /^(hi|hello|hey|good (morning|afternoon|evening|day)|hiya|greetings)\b[^?]{0,30}$/],
]
