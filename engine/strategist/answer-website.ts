/** Questions about the website review. */
import { archetypes } from '#contract/archetypes.ts'
import type { FoundAudit } from '#contract/strategist-record.ts'
import { joinAnd, paragraphs, quote, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene, whyLocked } from './scene.ts'

const scoreNames = { voice: 'voice', visual: 'look', messaging: 'message', consistency: 'consistency' } as const
const names = ['voice', 'visual', 'messaging', 'consistency'] as const

/** Bands of a score: 8 or more is good, 6 or more middling, below that poor. */
const band = (score: number) => (score >= 8 ? 'good' : score >= 6 ? 'middling' : 'poor')
const shown = (score: number) => score.toFixed(1)
const worstOf = ({ scores }: FoundAudit) => names.toSorted((a, b) => scores[a] - scores[b])[0] ?? 'voice'

const notYet = ({ record }: Scene) =>
  say(
    'Your website has not been reviewed yet, so I know nothing of what stands on it.',
    whyLocked('brand-review', record) ||
      'Start it with the address of your site; the form is filled with what you have told already.',
  )

const how =
  'The Website Review fetches up to nine pages of your site, measures voice, look, message and consistency against your own words, and shows for every finding the place that it comes from.'

function tellFound(scene: Scene): string {
  const { audit } = scene.record
  if (!audit) return notYet(scene)
  return paragraphs(
    say(
      `${audit.websiteUrl} scored ${shown(audit.overallScore)} of 10, which is ${band(audit.overallScore)}: ${joinAnd(names.map((name) => `${scoreNames[name]} ${shown(audit.scores[name])}`))}.`,
    ),
    say(
      audit.strengths[0] && `What works: ${audit.strengths[0]}`,
      audit.opportunities[0] && `What to mend first: ${audit.opportunities[0]}`,
    ),
  )
}

/** The one of the four scores that a message names. */
const namedScore = (text: string) =>
  /\bvisual\w*|\blooks?\b|\bdesign\b/.test(text)
    ? 'visual'
    : /\bmessag\w+/.test(text)
      ? 'messaging'
      : /\bconsisten\w+/.test(text)
        ? 'consistency'
        : /\bvoice\b|\btone\b/.test(text)
          ? 'voice'
          : undefined

const rules: readonly Rule[] = [
  [
    /\b(best|highest|strongest) (of )?(my )?(score)?|\bscores? (is|are) (best|highest)\b/,
    ({ record }) => {
      const { audit } = record
      const [best] = audit ? names.toSorted((a, b) => audit.scores[b] - audit.scores[a]) : []
      return audit && best
        ? say(
            `Your highest score is ${scoreNames[best]}, at ${shown(audit.scores[best])} of 10.`,
            audit.strengths[0] && `What works: ${audit.strengths[0]}`,
          )
        : ''
    },
  ],
  [
    ({ reading }) =>
      /\bwhat (should|must|could|do|would)\b.*\b(on|put|say|stand|write)\b|\bwhat goes on\b|\bwhat belongs\b/.test(
        reading.text,
      ) && !/\b(fix|improve|mend|change|wrong|find)\b/.test(reading.text),
    ({ record }) => {
      const { brief, chosenTagline } = record
      if (brief.chosenUvp === '')
        return 'First of all your value proposition, and you have not chosen one yet. After it: what you sell, whom it is for, what sets you apart, and one thing to do next.'
      return say(
        `First your promise: ${quote(brief.chosenUvp)}`,
        chosenTagline !== '' && `Beside your name, the tagline: ${quote(chosenTagline)}`,
        brief.topWords.xfactor !== '' && `Then what nobody else has: ${quote(brief.topWords.xfactor)}.`,
        'And one thing to do next, said as a verb. Everything else can wait further down.',
      )
    },
  ],
  [
    /\b(all|every|which|how many) (of (my|our) )?pages?\b/,
    (scene) =>
      say(
        'The review reads your start page and up to eight pages that it links to; the report lists each one and says which could not be read.',
        scene.record.audit ? '' : notYet(scene),
      ),
  ],
  [
    /\bcompetit\w+|\brivals?\b|\b(someone|somebody) else'?s\b/,
    (scene) =>
      say(
        'The review is made for your own site: it measures against your words, your values and your archetype, so a score for somebody else’s would say little.',
        scene.record.audit ? '' : whyLocked('brand-review', scene.record),
      ),
  ],
  [
    /\bhow long\b|\bminutes\b|\bhow much time\b/,
    (scene) =>
      say(
        'You fill in a short form; then the site is fetched and measured while you watch the stage that it is in. You can leave and come back, the report waits for you.',
        scene.record.audit ? '' : notYet(scene),
      ),
  ],
  [
    ({ reading, record }) =>
      record.audit !== null &&
      /\bscore|\blow\b|\bwhy\b|\bpoor\b/.test(reading.text) &&
      namedScore(reading.text) !== undefined,
    ({ record, reading }) => {
      const name = namedScore(reading.text)
      const { audit } = record
      return audit && name
        ? say(
            `Your score for ${scoreNames[name]} is ${shown(audit.scores[name])} of 10, which is ${band(audit.scores[name])}. Open it in the report: it unfolds into its checks, each with the place that it was measured from.`,
            audit.opportunities.length > 0 &&
              `What the review would mend over all: ${audit.opportunities.slice(0, 2).join(' ')}`,
          )
        : ''
    },
  ],
  [
    /\binstagram\b|\blinkedin\b|\btwitter\b|\bsocial\b|\bfacebook\b|\btiktok\b/,
    (scene) =>
      say(
        'No, I do not open your social profiles. The review compares the handles that you enter with the ones that your website links to, and says where they differ.',
        scene.record.audit ? '' : whyLocked('brand-review', scene.record),
      ),
  ],
  [
    /\bwhat (does|do|is|are) .{0,25}\bscores?\b|\bscores? mean\b|\bhow (is|are|do you) .{0,20}(scor|rat|measur)\w+/,
    (scene) =>
      say(
        'It is the mean of four scores from 0 to 10: voice, look, message and consistency. 8 or more is good, 6 or more middling, below that poor. Each opens into the checks that it was measured from.',
        scene.record.audit ? `Yours stands at ${shown(scene.record.audit.overallScore)}.` : notYet(scene),
      ),
  ],
  [
    /\b(again|repeat|re-?run|when should|how often|next (audit|review))\b/,
    (scene) =>
      say(
        'Run it again after you have mended something, and whenever your value proposition, your values or your archetype change: the review measures against them. The earlier reports stay.',
        scene.record.audit ? scene.findings.find(({ id }) => id === 'stale-audit')?.reason : notYet(scene),
      ),
  ],
  [
    /\bimprov\w+|\bbetter\b|\bmost\b|\braise\b|\bfix\b|\bfirst\b|\bincrease\b|\bmend\b|\bweak\w*|\bworst\b/,
    (scene) => {
      const { audit } = scene.record
      if (!audit) return say(notYet(scene), how)
      const worst = worstOf(audit)
      return say(
        `Your lowest score is ${scoreNames[worst]}, at ${shown(audit.scores[worst])}, so a point there is the easiest to win.`,
        audit.opportunities.length > 0 && `What the review would mend: ${audit.opportunities.slice(0, 2).join(' ')}`,
      )
    },
  ],
  [
    /\bsound\w*|\bvoice\b|\bmatch\w*|\bfit\w*|\blike (my|our) brand\b|\bon[- ]brand\b/,
    (scene) => {
      const { audit, archetype, brief } = scene.record
      const own = say(
        brief.topWords.voice !== '' && `It should sound ${quote(brief.topWords.voice)}.`,
        archetype &&
          `It should speak as ${archetypes[archetype.primary].name.replace(/^The/, 'the')} does: ${archetypes[archetype.primary].voice}.`,
      )
      return audit
        ? say(
            `The review gave your voice ${shown(audit.scores.voice)} of 10, which is ${band(audit.scores.voice)}.`,
            own,
          )
        : say(notYet(scene), own)
    },
  ],
  [
    /\bhow (do|can|does|to)\b|\bcheck\b|\breviewed\b|\blook at\b|\bcan you\b|\bstart\b|\bwhat (is|does) the (review|audit)\b/,
    (scene) => say(scene.record.audit ? tellFound(scene) : notYet(scene), how),
  ],
  [always, tellFound],
]

export const answerWebsite = (scene: Scene) => answerBy(rules, scene)
