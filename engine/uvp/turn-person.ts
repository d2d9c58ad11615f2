/** Who a phrase speaks of: "your diary" to the customer, "their diary" of her. */

/** "fill your diary" → "fill their diary": lines speak of the customers; `ofYou` turns it round where they are spoken to. */
export const ofThem = (text: string): string =>
  text
    .replace(/\b(yourself|yourselves|herself|himself|oneself)\b/gi, 'themselves')
    .replace(/(?<!\b(?:we|i)\b.*)\b(myself|ourselves)\b/gi, 'themselves')
    .replace(/\b(your|my)\b/gi, 'their')
    .replace(/\byou're\b/gi, "they're")
    .replace(/\byou'(ll|ve|d)\b/gi, "they'$1")
    .replace(youAsSubject, 'they')
    .replace(
      /\byou(?= (?:can|could|will|would|should|may|might|must|have|had|are|were|do|did|don't|can't|never|always|actually|both|all|already|only)\b)/gi,
      'they',
    )
    .replace(/\byou\b/gi, 'them')

/** "something you made", "how you work": the one who does it, not the one it is done to. */
const youAsSubject =
  /(?<=(?:\b(?:something|anything|everything|nothing|all|what|whatever|whichever|however|that|when|while|whenever|where|wherever|why|unless|though|if|as|how|until|till|before|after|once|than|because|so|the \S+|one|\S+[^s]s),? )|^|^and )you\b(?= [a-z])/gi

export const ofYou = (text: string): string =>
  text
    .replace(/\bthemselves\b/g, 'yourself')
    .replace(/\bthey're\b/g, "you're")
    .replace(/\btheir\b/g, 'your')
    .replace(/\b(them|they)\b/g, 'you')
