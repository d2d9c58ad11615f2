/** The difference first, and what people have of it. */
import {
  capital,
  doing,
  edgeAlone,
  edgeAnswer,
  edgeToHave,
  type Frame,
  gainAndFeel,
  gainOrFeel,
  gainWanted,
  heartAndTone,
  inDoing,
  leaving,
  line,
  manner,
  part,
  rowWithEdge,
  shortAudience,
  theyDo,
  weDeeds,
  whoWant,
} from './frame-parts.ts'

export const differenceFrames: readonly Frame[] = [
  {
    id: 'the offer behind it',
    family: 'difference',
    speaker: 'name',
    write: (p) =>
      line`${capital(edgeAnswer(p))}: that is ${p.name}, with ${p.profile.offer} for ${p.audience.text}. ${p.pick(capital(heartAndTone(p)), capital(manner(p)), '')}`,
  },
  {
    id: 'that is how',
    family: 'difference',
    speaker: 'name',
    write: (p) =>
      line`${capital(edgeAnswer(p))}. ${p.pick('', part`${capital(manner(p))}. `)}That is how ${p.name} helps ${p.audience.text} ${gainOrFeel(p)}`,
  },
  {
    id: 'that is how we',
    family: 'difference',
    speaker: 'we',
    write: (p) =>
      line`${capital(edgeAnswer(p))}. ${p.pick('', part`${capital(manner(p))}. `)}That is how we help ${p.audience.text} ${gainOrFeel(p)} at ${p.name}`,
  },
  {
    id: 'what makes it different',
    family: 'difference',
    speaker: 'name',
    write: (p) =>
      line`What makes ${p.name} different? ${capital(edgeAnswer(p))}. ${p.pick(part`That helps ${p.audience.text} ${p.pick(gainAndFeel(p), doing(p.gain.verbal), doing(p.feel))}`, part`And ${theyDo(p, p.feel)}`)}`,
  },
  {
    id: 'what makes us different',
    family: 'difference',
    speaker: 'we',
    write: (p) =>
      line`What makes us different at ${p.name}? ${capital(edgeAnswer(p))}. ${p.pick(part`And we ${weDeeds(p)}, so that ${theyDo(p, p.pick('gain', 'feel') === 'gain' ? p.gain.verbal : p.feel)}`, part`That helps ${p.audience.text} ${gainOrFeel(p)}`)}`,
  },
  {
    id: 'a row of it',
    family: 'difference',
    speaker: 'name',
    write: (p) =>
      line`${capital(rowWithEdge(p))}: that is ${p.name}, ${p.pick(part`here to help ${p.audience.text} ${gainOrFeel(p)}`, part`for ${whoWant(p)} ${gainWanted(p)}`)}`,
  },
  {
    id: 'alone is the name',
    family: 'difference',
    speaker: 'name',
    write: (p) =>
      line`${p.edge?.speaker === 'nobody' && !p.edge.answer ? edgeAlone(p) : undefined}: that is ${p.name}, ${p.pick(part`here to help ${p.audience.text} ${gainOrFeel(p)}`, part`for ${whoWant(p)} ${gainWanted(p)}`)}${p.pick('', part`. ${capital(manner(p))}`, part`. ${capital(heartAndTone(p))}`)}`,
  },
  {
    id: 'come for',
    family: 'difference',
    speaker: 'name',
    toYou: true,
    write: (p) =>
      line`Come for ${noSecondFor(edgeToHave(p))}, leave ${leaving(p)}: that is ${p.name}, ${p.pick(part`for ${whoWant(p)} ${gainWanted(p)}`, part`for ${p.audience.text}`)}. ${p.pick(capital(heartAndTone(p)), part`${capital(manner(p))}, too`)}`,
  },
  {
    id: 'starts and ends',
    family: 'difference',
    speaker: 'name',
    write: (p) =>
      line`It starts with ${edgeToHave(p)} and ends with ${shortAudience(p)} ${inDoing(p.feel)}. That is ${p.name}, ${heartAndTone(p)}`,
  },
  {
    id: 'the short answer',
    family: 'difference',
    speaker: 'name',
    write: (p) =>
      line`Ask what sets ${p.name} apart and the answer is short: ${edgeAnswer(p)}. That helps ${p.audience.text} ${gainOrFeel(p)}`,
  },
  {
    id: 'first thing to know',
    family: 'difference',
    speaker: 'name',
    write: (p) =>
      line`The first thing to know about ${p.name}: ${edgeAnswer(p)}. That helps ${p.audience.text} ${gainOrFeel(p)}`,
  },
  {
    id: 'one reason',
    family: 'difference',
    speaker: 'we',
    write: (p) =>
      line`One reason for ${p.audience.text} to choose ${p.name}: ${edgeAnswer(p)}. Another: we ${weDeeds(p)}`,
  },
]

/** "Come for an hour for each child" has one "for" too many. */
const noSecondFor = (text: string | undefined) => (text !== undefined && / for /.test(text) ? undefined : text)
