/** Kinds of papers that tell of conduct, but not of the conduct of the firm that they lie with. */
import type { Line } from '#engine/language/document-lines.ts'
import { countOf } from '#engine/language/other-papers.ts'

/** `least` different words of a kind decide, where they make up `share` of the paper. */
type Kind = { least: number; share: number; words: RegExp }

/** A paper's kind shows in its first pages. */
const readMax = 8000

const kinds: readonly Kind[] = [
  // Minutes of clubs and committees
  {
    least: 4,
    share: 0.02,
    words:
      /\b(?:present:|in the chair|chair\b|apologies|treasurer(?:'s)?|aob|any other business|agreed|thanked|reported|discussed|proposed|seconded|carried unanimously|next meeting|raffle|committee|to action|matters arising|noted)/g,
  },
  // Plans of projects
  {
    least: 4,
    share: 0.02,
    words:
      /\b(?:phase \w+|milestones?|deliverables?|budget|risks?|owner:|deadline|go-live|live by|launch|stakeholders?|timeline|\d+ weeks|workstream|dependenc(?:y|ies)|scope|sign-?off|sprint|kick-?off|prototype|objectives?|goal:|week \d+|resourc(?:es|ing)|contingency|no-go|roll-?out)\b/g,
  },
  // Questions about shipping
  {
    least: 4,
    share: 0.02,
    words:
      /\b(?:parcels?|shipping|ship|courier|tracking|customs|dispatch(?:ed)?|refund(?:ed|s)?|postage|label|returns?|working days?|order number|warehouse|delivery|delivered|deliver|signature|depot|damaged?)\b/g,
  },
  // Obituaries and lives
  {
    least: 3,
    share: 0.01,
    words:
      /\b(?:has died|died (?:peacefully|on|in|at|aged)|passed away|is survived by|survived by|leaves (?:a|his|her|two|three) (?:wife|husband|widow|son|daughter|children|sons|daughters)|funeral|aged \d{2,3}|at the age of|was born|(?:she|he) (?:never )?married|no flowers|donations|memorial|cremat\w+|buried|will be missed|requiem|(?:18|19)\d\d ?(?:to|-|–|—) ?(?:19|20)\d\d)\b/g,
  },
  // Research
  {
    least: 4,
    share: 0.02,
    words:
      /\b(?:abstract|background|what (?:we (?:did|found)|it means)|lessons from|funded by|our sample|interviewed|followed \w+|confidence interval|ci|experiment(?:s|al)?|hypothes[ie]s|we conclude|we (?:find|show|report|estimate|measured|surveyed|sampled)|results|samples?|participants|respondents|random\w*|statistic\w*|significan(?:t|tly|ce)|data|methods?|control group|effects?|regression|baseline|follow-up|per cent|median|correlat\w+|stud(?:y|ies)|field|findings|literature|cohort)\b/g,
  },
  // Reports of matches and races
  {
    least: 4,
    share: 0.02,
    words:
      /\b(?:goals?|goalless|referee|penalty|half-?time|(?:first|second) half|match|pitch|league|kick-?off|scor(?:ed|ing|er|es)|keeper|header|corner|innings|wickets?|overs|bowled|batting|scrum|lap|podium|fixtures?|squad|final whistle|equalis\w+|standings|captain|offside|striker|midfield\w*|defender|substitutes?|subs|semi-?finals?|knockout|finish line|stroke|cox|bronze|silver medal|overtook|sprint(?:ed)?|away (?:game|at)|home game|coach)\b/g,
  },
  // Tenders and their rules
  {
    least: 3,
    share: 0.02,
    words:
      /\b(?:tender(?:s|er|ers)?|bidders?|bids?|contractor|procurement|contracting authority|award criteria|evaluat\w+|portal|weighting|specification|framework agreement|the council|the authority|lots?|submission)\b/g,
  },
  // Tales
  {
    least: 4,
    share: 0.02,
    words:
      /\b(?:once (?:upon a time|there (?:was|were|lived))|king(?:'s|dom)?|queen|prince(?:ss)?|palace|castle|said the|asked the|dragon|giant|wolf|fox|witch|wizard|forest|woods?|beggar|ever after|long ago|gold|crown|spell|magic|sword|moon|replied|whispered|cried|roared|laughed|sighed)\b/g,
  },
  // Journeys
  {
    least: 4,
    share: 0.025,
    words:
      /\b(?:ferry|flights?|flew|hostel|airport|museum|beach|we (?:walked|drove|hiked|climbed|landed|arrived|set off|camped|ate|slept|stayed|took|got)|itinerary|trail|cabin|tent|worth (?:it|a visit)|sights|if you go|summit|peak|trek\w*|checked in|(?:on )?day (?:one|two|three|\d+)|the next (?:day|morning)|the last day|view|mountains?|island|islands|harbour|sunset|sunrise|border|guidebook|train|bus|backpack|night (?:bus|train|ferry)|balcony|a night|on board|stayed with|bridge|valley|we left \w+|go to the|kroner)\b/g,
  },
  // Rules for working safely
  {
    least: 5,
    share: 0.03,
    words:
      /\b(?:harness|ppe|hard hats?|extinguishers?|evacuat\w+|assembly point|999|911|112|near miss(?:es)?|first aid(?:er)?|hazards?|risk assessment|goggles|acids?|solvents?|flasks?|fume hood|eyewash|splash|technician|headphones|burns?|gloves|spill(?:s|age)?|fumes|wear|ladders?|scaffold\w*|rescue|injur(?:y|ies)|inspected|fenced|alarm|isolat\w+|lock-?out|sign below|safety|emergency|do not|don't|must|stop work|flammable|ventilat\w+|mask)\b/g,
  },
  // What a thing weighs and is made of
  {
    least: 5,
    share: 0.03,
    words:
      /\b(?:weigh(?:s|t)|capacity|colou?rs:|dimensions|litres?|\d+ ?(?:mm|cm|kg|g|l|w|v|mah)|seams|zips?|waterproof|available in|sold separately|wipe clean|machine wash|sizes|warranty|batter(?:y|ies)|charger|padded|pockets?|strap|fabric|lining|nylon|polyester|cotton|fits|lightweight|adjustable|durable|design(?:ed)?|features?|finish|steel|alumini?um|compatible|model|upgrade|built-in)\b/g,
  },
  // Leases and lets
  {
    least: 4,
    share: 0.03,
    words:
      /\b(?:lease|landlord(?:s|'s)?|tenant(?:s|'s)?|lessees?|lessors?|rent(?:al)?|deposit|premises|quarter days?|term|months' notice|repair|insure|occupy|the schedule|holder|letting|inventory|hirer|licensee)\b/g,
  },
  // Courts, claims and statements
  {
    least: 4,
    share: 0.02,
    words:
      /\b(?:claim(?:ants?|ed|s)?|defendant|judge?ment|court|witness(?:es)?|statement|exhibit|evidence|experts?|the law|police|officer|insur(?:ers?|ance)|policy|assessor|damaged?|loss(?:es)?|sworn|hearing|tribunal|solicitors?|costs of|value of|on the night of|sheet \d+|list attached|stock to|incident|verdict|photographs?)\b/g,
  },
  // Complaints to a firm
  {
    least: 3,
    share: 0.015,
    words:
      /\b(?:to the manager|complain(?:t|ts|ing)?|i am not happy|unhappy|disappoint\w+|shocked|appall\w+|i (?:want|expect|demand|would like) (?:a|an|my|somebody|someone|you|to know)|compensation|refund|i was told|your (?:garage|shop|staff|driver|engineer|branch|company|service|manager|colleague)|never again|apolog(?:y|ise)|i shall be|ombudsman)\b/g,
  },
  // Sermons and ceremonies
  {
    least: 3,
    share: 0.012,
    words:
      /\b(?:sermon|hymn|lent|advent|easter sunday|scripture|gospel|pray(?:er|ers|ed)?|lord|god|jesus|christ|parable|congregation|amen|forgav?e|bless\w*|bride|groom|best man|wedding|raise your glass(?:es)?|to the happy|toast|married|friends, family|mother-in-law|father of the|honeymoon|speech|christening|eulogy|dearly beloved|in-laws)\b/g,
  },
  // Reviews of books, films and plays
  {
    least: 5,
    share: 0.025,
    words:
      /\b(?:novels?|novelist|\d+ pages|characters?|plot|prose|translation|sequel|(?:the|his|her) ending|heroine|hero|narrator|film|director|cast|scenes?|actors?|screenplay|album|tracks?|exhibition|debut|review(?:er|ed)?|the author(?:'s)?|publishers?|press|masterpiece|sequel|dialogue|performance)\b/g,
  },
  // Lessons, lectures and essays
  {
    least: 3,
    share: 0.012,
    words:
      /\b(?:lecture|essay|homework|handout|syllabus|module|seminar|exam|year (?:9|10|11|12|13|ten|eleven)|in conclusion|some people (?:say|think|argue|keep)|i (?:admire|agree|disagree|don't agree)|on the other hand|however|critics|et al|for next week|chapters? \d|\((?:[a-z]+ )?(?:18|19|20)\d\d\)|showed in (?:18|19|20)\d\d|answer (?:one|two|three|four)|business studies|theory|discuss|hypothesis|experiments?|econom\w+|tutor|students)\b/g,
  },
  // Notices of a street or a parish
  {
    least: 4,
    share: 0.02,
    words:
      /\b(?:bins?|caddy|street party|permits?|parking|the council|lost:|found:|raffle|jumble sale|road closed|every household|neighbourhood watch|parish|bring and buy|tombola|litter pick|potholes?|gate|noticeboard|hall|residents|babysitter|coffee morning)\b/g,
  },
  // Speeches and leaflets of politics
  {
    least: 3,
    share: 0.015,
    words:
      /\b(?:ladies and gentlemen|vote (?:for|or)|polling|ballot|councillors?|the council|parish council|constituen\w+|elections?|candidates?|any party|check against delivery|bypass|car parks?|photo id|minister|government|mayor|leaflets?|doorstep)\b/g,
  },
  // Rules for those who use a place
  {
    least: 5,
    share: 0.025,
    words:
      /\b(?:you (?:may|must|will|can|agree)|we may|end your|end this|notice|not responsible|lost (?:or stolen|property)|valuables|liab\w+|prices may|without notice|cancel\w*|deposit|allowed|may (?:enter|not)|lifeguard|asked to leave|either side|up to \d+|receipts?|claims?|subject to|months? before)\b/g,
  },
  // Houses and how they are kept
  {
    least: 5,
    share: 0.03,
    words:
      /\b(?:our house|the house|cottage|boiler|stopcock|loft|bins?|fuse box|thermostat|radiators?|heating|the key|keys|wi-?fi|neighbours?|curtains|stairs?|gate|logs|towels|linen|check-?out|the pub|hot tub|bedrooms?|bathroom|ladder|attic|hallway|smoke alarm|next door)\b/g,
  },
  // Help with a program
  {
    least: 4,
    share: 0.02,
    words:
      /\b(?:settings|click|choose|tap|the three dots|drop-?down|menu bar|log ?in|sign-?on|password|admin(?:istrator)?s?|invite|roles?|link|undo(?:ne)?|the log|editors?|viewers?|see also|screen|upload|download|export|button|checkbox|toggle|dashboard|account settings|browser)\b/g,
  },
  // News of others
  {
    least: 3,
    share: 0.015,
    words:
      /\b(?:yesterday|spokes(?:man|woman|person)|is understood to|are understood to|union|police|officials?|according to|blamed|declined to comment|job losses|loss of \d+ jobs|creditors|administrat(?:ors|ion)|shares|chief executive|analysts?|minister|government|mp|councillors?|residents said|were told|told (?:the|our) (?:\w+ )?(?:reporter|herald|gazette|times|echo|post|news|bbc)|campaigners|the firm, which|the company, which|critics|inquest|court heard)\b/g,
  },
]

/** What others say of a firm: a mark in stars, or words with the name of whoever said them behind. */
const review =
  /[★⭐☆]{2,}|\b[1-5] ?(?:\/ ?5|stars?|out of (?:5|five))\b|^["“].{15,}["”]?\s*[-–—,]*\s*[-–—(]\s*\p{Lu}[\p{L}.' ]{1,25}\)?$|[.!"”]\s*\(\p{Lu}[\p{L}.' ]{1,25}\)$/u
const reviewsMin = 3

const openings =
  /\b(?:case study|customer (?:story|stories|interview)|testimonials?|what (?:people|customers|others|guests|clients|our (?:customers|guests|clients)) (?:are saying|say|said|think)|reviews? of|benchmark|competitor analysis|market (?:research|survey|report)|comparison of|project plan|frequently asked|questions about (?:shipping|delivery|returns|orders|payment)|travel (?:diary|report)|trip report|short story|fairy tale|case notes|witness statement|lesson plan|^(?:subject|re|fwd?|from|sent): |\bproposal\b|invitation to tender|\b(?:personal statement|cover(?:ing)? letter|letter of application)\b|^dear (?:tenants|residents|parents|neighbou?rs)\b|\bvisit to\b|^(?!(?:house|ground|golden|our|my|simple|unwritten|the) )(?:\w+ ){1,3}(?:rules|policy|agreement|regulations)(?:$|,| for | of )|^agenda\b|stock ?(?:count|take|taking)|inventory|\bsurvey\b|backlog|\bsprint \d|worksheet|status(?: report| update|[,:])|synopsis|, an overview|notes from (?:the |a |our )?(?:visit|talk|conference|call)|(?:lunch|guest) talk|safety (?:instructions|rules|sheet)|work(?:ing)? at height)\b/i

/** One of these is enough, wherever it stands. */
const unmistakable =
  /\b(?:(?:raise|charge) (?:your|our) glass(?:es)?|(?:is|are) survived by|once upon a time|there (?:once )?lived an?|let us (?:pray|sing)|the (?:claimants?|defendants?) (?:say|says|said|claims?|is|are|was|were|did)|statement of truth|we find no evidence|lived happily|(?:full|half)-time score)\b/i

const titleWordsMax = 14
const isTitleLine = (text: string) => text.split(' ').length <= titleWordsMax

/** Whether a paper is minutes, a plan, a report, a tale, news, reviews or the like: none of it tells of the firm itself. */
export function isOfOthers(lines: readonly Line[]): boolean {
  if (lines.slice(0, 2).some(({ text }) => isTitleLine(text) && openings.test(text))) return true
  if (lines.some(({ text }) => unmistakable.test(text))) return true
  if (lines.filter(({ raw }) => review.test(raw.trim())).length >= reviewsMin) return true
  const start = lines
    .map(({ text }) => text)
    .join('\n')
    .slice(0, readMax)
    .toLowerCase()
  const count = countOf(start)
  return kinds.some(({ least, share, words }) => {
    const found = start.match(words) ?? []
    return found.length / count >= share && new Set(found).size >= least
  })
}
