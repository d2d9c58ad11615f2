/** The shortest answers: what a part is in words for a child, and whether anybody needs it. */
import { archetypes } from '#contract/archetypes.ts'
import type { Asked } from './finding.ts'
import { quote, quoteAll, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

const asksPlainly =
  /\b(like|as if) (i'?m|im|i am|i was|to) .{0,12}\b(five|5|six|ten|12|twelve|child|kid|stupid|dumb|idiot)\b|\beli5\b|\b(simple|plain) (words|terms|english)\b|\bin (short|plain words)\b|\bdumb it down\b|\b(say|explain|tell|put) .{0,30}\bto (a|my|an?) (kid|child|\w+ year old|gran\w*|nan)\b|\b(don'?t|do not|didn'?t) (get|understand|follow)( (it|that|this|any of (it|this)))?[?.!]*$|^(huh|what|sorry)[?!. ]*$|\bexplain .{0,40}\b(simply|to a (child|kid|five year old))\b|\b(normal|simple|plain|human|everyday) (people'?s? )?(language|words|english|terms)\b|\b(so|that|for) (a|an|my|even) .{0,25}\b(year[- ]old|child|kid|kids|gran\w*|nan|mum|mother|neighbou?r)\b.{0,12}\b(gets?|understands?|follows?)\b|\bfor dummies\b/
const asksNeed =
  /\bwhat('?s| is| are) .{0,25}\bfor[?.!]*$|\b(do|does|would|should) (i|we|anyone|anybody|people|you|a \w+) (really |even |actually )?(need|have to have)\b|\bneed .{0,25}\b(at all|anyway)\b|\bwhy (is|are) .{0,30}\b(important|useful|needed|so important)\b|\bwhy (do|does|would|should) .{0,25}\b(need|matter|bother|care)\b|\bwhat('?s| is) the (point|use) (of|in)\b|\b(is|are) .{0,25}\b(worth it|worth having|any use|pointless|overrated|(?<!more )important)\b/

const plainly: Readonly<Partial<Record<Asked, (scene: Scene) => string>>> = {
  uvp: ({ record: { brief } }) =>
    brief.chosenUvp === ''
      ? ''
      : say(
          'Your value proposition says three things.',
          `Who it is for: ${quote(brief.topWords.customers || brief.profile.idealClientDescription)}.`,
          `What gets better for them: ${quote(brief.topWords.impact)}.`,
          `Why they come to you and not to somebody else: ${quote(brief.topWords.xfactor)}.`,
          `In one sentence: ${quote(brief.chosenUvp)}`,
        ),
  tagline: ({ record }) =>
    say(
      'A tagline is the few words under your name that people remember when they have forgotten the rest.',
      record.chosenTagline !== '' && `Yours: ${quote(record.chosenTagline)}`,
    ),
  values: ({ record: { coreValues }, reading }) => {
    const value = coreValues.find(({ title }) => title === reading.namedValues[0]) ?? coreValues[0]
    return say(
      'A value is something that you do even when it would be easier or cheaper not to.',
      value && `One of yours is ${quote(value.title)}.`,
      value && value.description !== '' && quote(value.description),
    )
  },
  archetype: ({ record: { archetype }, reading }) => {
    const id = reading.archetypes[0] ?? archetype?.primary
    return say(
      'An archetype is the character that a brand would be in a story.',
      id &&
        `${archetypes[id].name} is the one that wants ${archetypes[id].wants}, and dreads ${archetypes[id].dreads}.`,
      id !== undefined && id === archetype?.primary && 'It is yours.',
    )
  },
  website: ({ record: { audit } }) =>
    say(
      'The review reads your website as a stranger would, and gives marks from 0 to 10 for how it sounds, how it looks, what it says, and whether it is the same everywhere.',
      audit && `Yours has ${audit.overallScore.toFixed(1)}.`,
      audit?.opportunities[0] && `The first thing to mend: ${audit.opportunities[0]}`,
    ),
  next: ({ findings }) => (findings[0] ? say(`One thing: ${findings[0].label}.`, findings[0].fix) : ''),
  weak: ({ findings }) => {
    const [first] = findings.filter(({ rank }) => rank > 0)
    return first ? say(`One thing: ${first.label}.`, first.fix) : ''
  },
}

const needs: Readonly<Partial<Record<Asked, (scene: Scene) => string>>> = {
  uvp: ({ record }) =>
    say(
      'Yes, if strangers are to come: it is your answer to why they should choose you, and whoever has none is compared by price. The taglines are made from it, and the review looks for it on your website.',
      record.brief.chosenUvp !== '' && `Yours: ${quote(record.brief.chosenUvp)}`,
    ),
  tagline: ({ record }) =>
    say(
      'Not to do business: many do well without one. It earns its place where there is no room for the whole promise, on a sign or under your name, and where the name alone does not say what you are like.',
      record.chosenTagline !== '' && `Yours: ${quote(record.chosenTagline)}`,
    ),
  values: ({ record: { coreValues } }) =>
    say(
      'You need them on the day when two right things pull apart: then they decide, and nobody has to ask you. Written down for the wall alone they are of no use.',
      coreValues.length > 0 && `Yours: ${quoteAll(coreValues.map(({ title }) => title))}.`,
    ),
  words: ({ record: { brief } }) =>
    say(
      'Everything else is made from them: the value proposition takes the leading ones first, and the review holds your website against them.',
      brief.topWords.voice !== '' &&
        `Yours begin with ${quote(brief.topWords.culture)} and ${quote(brief.topWords.voice)}.`,
    ),
  website: ({ record: { audit } }) =>
    say(
      'The review shows whether strangers meet on your pages what you have written here; nobody sees the own site with a stranger’s eyes.',
      audit && `Yours has ${audit.overallScore.toFixed(1)} of 10.`,
    ),
}

const ofTopic = (said: typeof plainly) => (scene: Scene) => {
  const topic = scene.reading.asked.find((asked) => asked !== 'terms')
  return (topic && said[topic]?.(scene)) ?? ''
}

export const plainRules: readonly Rule[] = [
  [asksPlainly, ofTopic(plainly)],
  [asksNeed, ofTopic(needs)],
]
