/** Exchanges of wording that change the sound of a text and not what it says. */

/** A word or phrase, matched whole in lower case or with a capital, and what stands in its place. */
export type Swap = readonly [from: string, to: string]

/** The text with every swap made; a capital at the start of a match is kept. */
export function swapWords(text: string, swaps: readonly Swap[]): string {
  return swaps.reduce(
    (rest, [from, to]) =>
      rest.replace(new RegExp(`(?<![\\p{L}'’-])(?:${from})(?![\\p{L}'’-])`, 'giu'), (match, ...groups: unknown[]) => {
        const filled = to.replace(/\$(\d)/g, (_, at: string) => String(groups[Number(at) - 1] ?? ''))
        return /^\p{Lu}/u.test(match) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled
      }),
    text,
  )
}

export const expansions: readonly Swap[] = [
  ["won['’]t", 'will not'],
  ["can['’]t|can not", 'cannot'],
  ["shan['’]t", 'shall not'],
  ["(is|are|was|were|do|does|did|has|have|had|would|should|could|must)n['’]t", '$1 not'],
  ["let['’]s", 'let us'],
  ["(it|that|there|here|what|who|he|she|where|everything|everyone|nobody|nothing)['’]s", '$1 is'],
  ["(you|we|they)['’]re", '$1 are'],
  ["i['’]m", 'I am'],
  ["(you|we|they|i|it|that|he|she|who)['’]ll", '$1 will'],
  ["(you|we|they|i|who)['’]ve", '$1 have'],
  ["(you|we|they|i|he|she|who)['’]d", '$1 would'],
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['gotta', 'have to'],
]

export const contractions: readonly Swap[] = [
  ['will not', "won't"],
  ['cannot|can not', "can't"],
  ['(is|are|was|were|do|does|did|has|have|would|should|could) not', "$1n't"],
  ['let us', "let's"],
  ['(it|that|there|here|what) is(?! (?:not|the case))', "$1's"],
  ['(you|we|they) are', "$1're"],
  ['(you|we|they|it) will', "$1'll"],
  ['(you|we|they) have(?= \\w+ed\\b)', "$1've"],
]

export const formalSwaps: readonly Swap[] = [
  ['kids', 'children'],
  ['kid', 'child'],
  ['folks?|guys', 'people'],
  ['mums|moms', 'mothers'],
  ['dads', 'fathers'],
  ['(?:loads|lots|tons|heaps|plenty|bags) of|a lot of|a ton of|a bunch of', 'a wealth of'],
  ['stuff', 'items'],
  ['comfy', 'comfortable'],
  ['awesome|amazing|fab|brilliant|great', 'excellent'],
  ['yummy|tasty|scrummy', 'delicious'],
  ['cheap', 'affordable'],
  ['till', 'until'],
  ['a tenner', 'ten pounds'],
  ['a fiver', 'five pounds'],
  ['quid', 'pounds'],
  ['bucks', 'dollars'],
  ['grub', 'food'],
  ['fuss', 'difficulty'],
  ['hassle', 'inconvenience'],
  ['super|dead|proper(?= \\w+ly\\b)', 'very'],
  ['a bit|kind of|sort of', 'somewhat'],
  ['right away|straight away|in no time', 'promptly'],
  ['sort out|sort', 'resolve'],
  ['sorts out|sorts', 'resolves'],
  ['fixes', 'repairs'],
  ['makes sure', 'ensures'],
  ['make sure', 'ensure'],
  [
    'so(?= (?:they|you|we|people|everyone|\\p{L}+ (?:owners|parents|people|customers|clients|families|teams) |their|your|our)\\b)',
    'so that',
  ],
  ['want to|like to', 'wish to'],
  ['wants to|likes to', 'wishes to'],
  ['who want', 'who seek'],
  ['who need', 'who require'],
  ['buys', 'purchases'],
  ['buy', 'purchase'],
  ['gets(?! [^.,]*\\b(?:done|up|off|\\p{L}+ed)\\b)', 'receives'],
  [
    'get(?! [^.,]*\\b(?:done|up|off|\\p{L}+ed)\\b)(?= (?:a|an|the|their|your|more|fewer|\\p{L}+ \\p{L}+s)\\b)',
    'receive',
  ],
  ['gives', 'offers'],
  ['give', 'offer'],
  ['starts', 'begins'],
  ['start', 'begin'],
  ['pick', 'select'],
  ['no-nonsense', 'direct'],
  ['sick of|fed up with', 'weary of'],
  ['job|gig', 'task'],
  ['jobs|gigs', 'tasks'],
  ['home-?made', 'house-made'],
  ['no more', 'an end to'],
  ['bellies', 'stomachs'],
]

export const casualSwaps: readonly Swap[] = [
  ['provides? (\\S+(?: \\S+){0,3}?) with', 'gives $1'],
  ['provides|supplies|delivers(?= \\S+ \\S+ (?:a|an|the)\\b)', 'gives'],
  ['assistance', 'help'],
  ['assists', 'helps'],
  ['assist', 'help'],
  ['individuals|persons', 'people'],
  ['children', 'kids'],
  ['clientele', 'customers'],
  ['require', 'need'],
  ['requires', 'needs'],
  ['seek|desire', 'want'],
  ['seeks|desires', 'wants'],
  ['wish to|would like to', 'want to'],
  ['purchase', 'buy'],
  ['purchases', 'buys'],
  ['obtain|receive|acquire', 'get'],
  ['obtains|receives|acquires', 'gets'],
  ['so that', 'so'],
  ['until', 'till'],
  ['many|numerous|a wealth of', 'lots of'],
  ['ensures', 'makes sure'],
  ['ensure', 'make sure'],
  ['utili[sz]es', 'uses'],
  ['utili[sz]e', 'use'],
  ['commences', 'starts'],
  ['commence', 'start'],
  ['regarding|concerning', 'about'],
  ['additional', 'extra'],
  ['immediately|promptly', 'right away'],
  ['excellent|outstanding|exceptional|superior', 'great'],
  ['comfortable', 'comfy'],
  ['inconvenience|difficulty', 'hassle'],
  ['in order that', 'so'],
  ['in order to', 'to'],
  ['subsequently', 'then'],
  ['prior to', 'before'],
  ['utili[sz]ing', 'using'],
  ['facilitates', 'eases'],
  ['facilitate', 'ease'],
  ['facilitating', 'easing'],
  ['people who', 'folks who'],
  ['professionals', 'pros'],
  ['therefore|thus|hence|consequently', 'so'],
  ['however', 'but'],
  ['for those who', 'for folks who'],
]

export const boldSwaps: readonly Swap[] = [
  ['(?:can|may|might|could|tries to|aims to|strives to|seeks to|hopes to|attempts to) help', 'helps'],
  [
    '(?:rather|quite|somewhat|a bit|a little|fairly|pretty|perhaps|maybe|possibly|hopefully|kind of|sort of|simply|just) ',
    '',
  ],
  ['who (?:want|wish|would like|hope|long) to', 'determined to'],
  ['looking to|hoping to|trying to', 'determined to'],
  ['who (?:want|would like|seek|look for)', 'who insist on'],
  ['who need', 'who refuse to go without'],
  ['looking for|in search of', 'hungry for'],
  ['good|nice', 'great'],
  ['like|enjoy(?= \\p{L}+)', 'love'],
  ['is an?', 'is the'],
  ['gives', 'hands'],
  ['helps to', 'helps'],
  ['is (?:here|there) to help', 'helps'],
]

export const warmSwaps: readonly Swap[] = [
  ['clients|customers|users|consumers|individuals|patrons', 'people'],
  ['provides? (\\S+(?: \\S+){0,3}?) with', 'gives $1'],
  ['provides', 'brings'],
  ['assists', 'helps'],
  ['ensures|ensure', 'lovingly makes sure'],
  ['services', 'care'],
  ['efficient', 'thoughtful'],
  ['handles|manages|processes', 'looks after'],
]
