/** The past participles of the verbs that owners promise with; English forms the rest by rule. */
const irregular: Readonly<Record<string, string>> = {
  save: 'saved',
  cut: 'cut',
  keep: 'kept',
  make: 'made',
  build: 'built',
  find: 'found',
  win: 'won',
  get: 'got',
  give: 'given',
  grow: 'grown',
  beat: 'beaten',
  break: 'broken',
  bring: 'brought',
  buy: 'bought',
  catch: 'caught',
  choose: 'chosen',
  do: 'done',
  draw: 'drawn',
  drive: 'driven',
  earn: 'earned',
  feed: 'fed',
  feel: 'felt',
  fight: 'fought',
  forget: 'forgotten',
  hear: 'heard',
  hold: 'held',
  know: 'known',
  learn: 'learned',
  leave: 'left',
  lose: 'lost',
  mean: 'meant',
  meet: 'met',
  pay: 'paid',
  put: 'put',
  read: 'read',
  rise: 'risen',
  run: 'run',
  see: 'seen',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  sing: 'sung',
  sleep: 'slept',
  speak: 'spoken',
  spend: 'spent',
  stand: 'stood',
  take: 'taken',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  wear: 'worn',
  write: 'written',
}

/** "save" → "saved", "cut" → "cut"; undefined for a verb of which the rule is not sure. */
export function pastParticipleOf(verb: string): string | undefined {
  if (!/^[a-z]+$/.test(verb)) return undefined
  if (irregular[verb] !== undefined) return irregular[verb]
  if (/e$/.test(verb)) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)) return `${verb}${verb.slice(-1)}ed`
  return `${verb}ed`
}
