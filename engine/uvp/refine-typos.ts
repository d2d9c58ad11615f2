/** Spelling slips in the words that ask for something; every other word stays as typed. */

const askWords =
  'shorter longer shorten bolder punchier warmer friendlier kinder gentler softer formal casual informal professional simple simpler simplify plainer clearer specific generic customer customers benefit benefits remove delete replace mention include emphasise emphasize highlight concise playful relaxed conversational stronger snappier corporate complicated boring another different version shortened language'.split(
    ' ',
  )
/** Words one letter away from an ask that mean something else. */
const ownWords = new Set(
  'bring brings baring remote older folder holder colder border boulder solder warmed warmth farmer farmers former format formals normal normally sample simples removed remover replaced mentioned included deleted customer costume costumes longed lounger stranger winder kinder finder binder wonder plainly cleaner clearer cleared softener gentle specifics pacific generics genetic causal diver versions corporate bored relaxes relates shorted sorter shelter differently simply'.split(
    ' ',
  ),
)

/** The message with slips of one letter (missing, doubled, swapped, wrong) mended in words that ask; words of the text are none. */
export function mendTypos(feedback: string, text = ''): string {
  const said = new Set(text.toLowerCase().match(/[a-z]{5,}/g) ?? [])
  const meant = feedback
    .replace(/\b(can|could|would|will) u\b/gi, '$1 you')
    .replace(/\bloose (?=(?:the|that|this|any|all|it|both)\b)/gi, 'lose ')
  const told = meant.replace(/(?<=^|[.,;!?] |\band )its (?=for\b|not\b|a bit\b|too\b|really\b|confusing\b)/gi, "it's ")
  return told.replace(/[a-z]{5,}/gi, (word) => {
    const lower = word.toLowerCase()
    if (said.has(lower) || ownWords.has(lower) || askWords.includes(lower)) return word
    return askWords.find((each) => each[0] === lower[0] && each.length >= 6 && isOneSlip(lower, each)) ?? word
  })
}

/** One letter added, left out, exchanged, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const rest = (word: string, skip: number) => word.slice(start + skip)
  if (typed.length > meant.length) return rest(typed, 1) === rest(meant, 0)
  if (typed.length < meant.length) return rest(typed, 0) === rest(meant, 1)
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start]
  return rest(typed, 1) === rest(meant, 1) || (isSwapped && rest(typed, 2) === rest(meant, 2))
}
