/** What can be said of competitors by somebody who knows none of them: what to hold up, where to look, what to leave alone. */
import { endingWith, type Rule, tellDifference } from './scene.ts'

const onRivals = endingWith(tellDifference)

export const rivalsMethod: readonly Rule[] = [
  onRivals(
    /\bcheap\w*|\bundercut\w*|\bprices?\b|\bfor free\b|\bfor nothing\b|\bhalf (the|my|our) price\b|\bdiscounts?\b/,
    'Do not answer a price with a price: say what is in yours that is not in theirs, and say it before the number. Whoever comes for the price alone will leave for it as well. I know neither their prices nor yours.',
  ),
  onRivals(
    /\bcop(y|ies|ied|ying|ycat)\b|\bsteal\w*|\bstole\w*|\bimitat\w*|\bsame (positioning|words?|slogan|claim|thing)\b|\bexactly (like|as)\b/,
    'What can be copied in a week was never your difference; what cannot is how you came to it. Tell that, with names and days, and be first with the next thing. Whether they may do it is a question for a lawyer.',
  ),
  onRivals(
    /\b(mention|name|talk about|refer to|bash|criticis\w+|attack)\b.{0,25}\b(a |the |my |our |other )?(competit\w+|rivals?|them|others|names?)\b/,
    'Leave them out: naming them advertises them, and running them down makes people doubt you. Say what you do that they would not, and the comparison makes itself.',
  ),
  onRivals(
    /\bfind out\b|\bwhere (can|could|do|does) (i|we|one)\b|\bresearch\b|\banaly[sz]e\b|\blook (at|up)\b|\bcheck (out|on)\b|\bsay about themsel\w+|\bspy\b|\bkeep an eye\b/,
    'I look nothing up. Do it in half an hour yourself: write down the first sentence of five of their websites, and mark every word that stands in two of them. Those words are taken; what you could say with none of them is yours.',
  ),
  onRivals(
    /\bwho (are|is|do) (we|i|our|my)\b.{0,30}\b(against|competit\w+|rivals?|competing)\b|\bup against\b|\bin-?house\b|\bdo(ing)? it (themselves|yourself|himself|herself)\b/,
    'Against whatever your customers would do without you: another firm, doing it themselves, or leaving it as it is. Ask the last three who came what they had tried before; that is the list, and I do not know it.',
  ),
  onRivals(
    /\b(big|bigger|huge|large|chain|franchise|supermarket|corporate|amazon|ikea)\b|\bany match\b/,
    'Where they are large you can be near: know a name, say no, change something by tomorrow. Do not fight for what they do best; choose the customers who miss exactly the other thing.',
  ),
  onRivals(
    /\b(better|nicer|stronger|ahead|beat|win|winning|losing|lose|worse|takes? (all|away)|compared|compare|beside|next to|against|tell us apart)\b/,
    'I cannot weigh you against them, because I know nothing of theirs. What you can do: put your promise beside the first sentence of their website, cover the names, and ask three people which is which. Where they cannot tell, you say too little of your own.',
  ),
]
