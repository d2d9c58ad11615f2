/** Common misspellings whose correction a dictionary does not rank first, or does not find at all. */
export const commonMisspellings: Readonly<Record<string, string>> = {
  adn: 'and',
  alot: 'a lot',
  arent: 'aren’t',
  atleast: 'at least',
  aswell: 'as well',
  didnt: 'didn’t',
  dont: 'don’t',
  everytime: 'every time',
  garentee: 'guarantee',
  havent: 'haven’t',
  im: 'I’m',
  'i’m': 'I’m',
  infact: 'in fact',
  isnt: 'isn’t',
  ive: 'I’ve',
  'i’ve': 'I’ve',
  maintainance: 'maintenance',
  restaraunt: 'restaurant',
  thankyou: 'thank you',
  teh: 'the',
  theyre: 'they’re',
  thier: 'their',
  ur: 'your',
  wasnt: 'wasn’t',
  weve: 'we’ve',
  whats: 'what’s',
  whos: 'who’s',
  wich: 'which',
  youll: 'you’ll',
  youre: 'you’re',
  youve: 'you’ve',
}

/** Words that people write as a single letter; other letters are ambiguous. */
export const singleLetterWords: Readonly<Record<string, string>> = { n: 'and', r: 'are', u: 'you', w: 'with' }

/** Words that must never be suggested. */
export const neverSuggestedWords: ReadonlySet<string> = new Set(
  'arse arses ass asses bitch bitches bum bums cock cocks crap cunt dick dicks fag fags ho hoe hoes hos hooker hookers piss prick sex sexes shit shits slag slags slut sluts tit tits turd twat whore whores'.split(
    ' ',
  ),
)

/** Words that are repeated only by mistake; "that that" and "very very" can be intended. */
export const wordsRepeatedByMistake: ReadonlySet<string> = new Set(
  'a an and are as at be by can for from i in is it my of on or our so the they this to we with you your'.split(' '),
)
