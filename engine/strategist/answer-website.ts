/** Questions about the website review. */
import { archetypes } from '#contract/archetypes.ts'
import { bandOf, lowestFirst, notReviewed, scoreRules, shownScore, spokenScores } from './answer-score.ts'
import { byKind } from './method-by-kind.ts'
import { scoreNames } from './named-scores.ts'
import { joinAnd, paragraphs, quote, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene, whyLocked } from './scene.ts'

const how =
  'The Website Review fetches up to nine pages of your site, measures voice, look, message and consistency against your own words, and shows for every finding the place that it comes from.'

function tellFound(scene: Scene): string {
  const { audit } = scene.record
  if (!audit) return notReviewed(scene)
  return paragraphs(
    say(
      `${audit.websiteUrl} scored ${shownScore(audit.overallScore)} of 10, which is ${bandOf(audit.overallScore)}: ${joinAnd(scoreNames.map((name) => `${spokenScores[name]} ${shownScore(audit.scores[name])}`))}.`,
    ),
    say(
      audit.strengths[0] && `What works: ${audit.strengths[0]}`,
      audit.opportunities[0] && `What to mend first: ${audit.opportunities[0]}`,
    ),
  )
}

const rules: readonly Rule[] = [
  [
    /\bwhich pages?\b/,
    (scene) =>
      scene.record.audit &&
      /\b(worst|best|weak\w*|poor\w*|bad|needs?|fail\w*|strong\w*|problem\w*)\b/.test(scene.reading.text)
        ? say(
            'I know the scores of the whole site and not of single pages; in the report each finding names the page that it was measured on, so the page that comes back most often is the one.',
            scene.record.audit.opportunities[0] && `The first thing to mend: ${scene.record.audit.opportunities[0]}`,
          )
        : '',
  ],
  [
    /\bchecks?\b.*\b(fail\w*|pass\w*|miss\w*)|\b(which|what) (checks?|findings?)\b/,
    ({ record: { audit } }) =>
      audit
        ? say(
            'The report lists every check under its score, with what it found and where; I know only what it would mend first.',
            audit.opportunities.slice(0, 3).join(' '),
          )
        : '',
  ],
  ...scoreRules,
  [
    /\b(measur\w+|compar\w+|judg\w+|held|hold|check\w*)\b.{0,25}\b(against|by|with)\b|\bagainst what\b/,
    ({ record: { brief, archetype } }) =>
      say(
        'Against what you answered yourself: the archetype, tone, audience and values that you name in its form, and your record, that is your name, value proposition, tagline, voice words and values.',
        brief.topWords.voice !== '' && `So it listens whether your pages sound ${quote(brief.topWords.voice)}.`,
        archetype && `And whether they speak as ${archetypes[archetype.primary].name.replace(/^The/, 'the')} would.`,
        'Contrast, headings and the like it holds against common standards.',
      ),
  ],
  [
    /\b(good|great|best|like|strengths?|right|well|works?)\b.{0,25}\b(about|on|with|of|does|did)\b|\bwhat works\b/,
    ({ record: { audit }, reading }) => {
      if (!audit || audit.strengths.length === 0 || !/\bwhat\b|\banything\b/.test(reading.text)) return ''
      const best = lowestFirst(audit).at(-1) ?? 'voice'
      return say(
        `What works: ${audit.strengths.slice(0, 3).join(' ')}`,
        `Your highest score is ${spokenScores[best]}, at ${shownScore(audit.scores[best])} of 10.`,
      )
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
        scene.record.audit ? '' : notReviewed(scene),
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
        scene.record.audit ? '' : notReviewed(scene),
      ),
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
        scene.record.audit ? `Yours stands at ${shownScore(scene.record.audit.overallScore)}.` : notReviewed(scene),
      ),
  ],
  [
    /\b(is|too|getting|gone) old\b|\bout[- ]of[- ]date\b|\b(again|repeat|re-?run|when should|how often|next (audit|review))\b/,
    (scene) =>
      say(
        'Run it again after you have mended something, and whenever your value proposition, your values or your archetype change: the review measures against them. The earlier reports stay.',
        scene.record.audit ? scene.findings.find(({ id }) => id === 'stale-audit')?.reason : notReviewed(scene),
      ),
  ],
  [
    /\bimprov\w+|\bbetter\b|\bmost\b|\braise\b|\bfix\b|\bfirst\b|\bincrease\b|\bmend\b|\bweak\w*|\bworst\b/,
    (scene) => {
      const { audit } = scene.record
      if (!audit) return say(notReviewed(scene), how)
      const worst = lowestFirst(audit)[0] ?? 'voice'
      return say(
        `Your lowest score is ${spokenScores[worst]}, at ${shownScore(audit.scores[worst])}, so a point there is the easiest to win.`,
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
            `The review gave your voice ${shownScore(audit.scores.voice)} of 10, which is ${bandOf(audit.scores.voice)}.`,
            own,
          )
        : say(notReviewed(scene), own)
    },
  ],
  [
    /\bhow (do|can|does|to)\b|\bcheck\b|\breviewed\b|\blook at\b|\bcan you\b|\bstart\b|\bwhat (is|does) the (review|audit)\b/,
    (scene) => say(scene.record.audit ? tellFound(scene) : notReviewed(scene), how),
  ],
  byKind('website', (scene) => {
    const { audit } = scene.record
    return audit
      ? `Yours scored ${shownScore(audit.overallScore)} of 10, lowest in ${spokenScores[lowestFirst(audit)[0] ?? 'voice']}.`
      : notReviewed(scene)
  }),
  [always, tellFound],
]

export const answerWebsite = (scene: Scene) => answerBy(rules, scene)
