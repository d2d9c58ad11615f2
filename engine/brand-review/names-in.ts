const calendar =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:jan|febr)uary|^(?:march|april|may|june|july|august)$|ber$/i

/** Names of places, people and products in a sentence, in lower case, own ones apart; a line in capitals tells none. */
export function namesIn(sentence: string, own: readonly string[]): ReadonlySet<string> {
  const words = sentence.match(/\p{L}+/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  if (capitals * 2 > words.length) return new Set()
  const names = sentence.match(/(?<=[\p{Ll}\p{N},;] )\p{Lu}\p{L}+/gu) ?? []
  return new Set(
    names
      .filter((name) => !calendar.test(name))
      .map((name) => name.toLowerCase())
      .filter((name) => !own.some((each) => each.split(' ').includes(name))),
  )
}
