/** Asks that name two things at once. */
import { findPhrase } from './refine-text.ts'

/** "'bespoke' and 'curated' sound posh", "drop the tea and the cake": one ask for each, where the text does not say them in one. */
export function eachNamed(ask: string, text: string): string[] | undefined {
  const quoted = /^(.*?)((?:\uE001\d+\uE001(?:,? and |,? or |, | & )?){2,})(.*)$/.exec(ask)
  const dropping =
    /^(drop|remove|delete|lose|cut|get rid of|take out|leave out|omit|avoid|don't (?:say|mention|use)) (?!.*\b(?:replace|with|instead|for)\b)(.+?) (?:and|or) (.+)$/i.exec(
      ask,
    )
  if (quoted) {
    const [, before = '', marks = '', after = ''] = quoted
    if (/\b(?:replace|swap|change|instead|rather|with|not|to)\b/i.test(`${before} ${after}`)) return undefined
    return (marks.match(/\uE001\d+\uE001/g) ?? []).map(
      (mark) => `${before}${mark}${after.replace(/^ (?:are|sound|feel|seem)\b/, ' sounds')}`,
    )
  }
  const [, verb = '', one = '', other = ''] = dropping ?? []
  const isTwo = verb !== '' && !findPhrase(text, `${one} and ${other}`) && !findPhrase(text, `${one} or ${other}`)
  return isTwo && findPhrase(text, one) && findPhrase(text, other) ? [`${verb} ${one}`, `${verb} ${other}`] : undefined
}
