import { auditScores } from '#contract/brand-review.ts'
import { type CheckDefinition, type CheckMeasures, checkEfforts, checkHorizons } from './check.ts'
import checks from './checks.json' with { type: 'json' }
import { driftChecks } from './drift-checks.ts'
import { factChecks } from './fact-checks.ts'
import { firstScreenChecks } from './first-screen-checks.ts'
import { frameChecks } from './frame-checks.ts'
import { imageChecks } from './image-checks.ts'
import { linkChecks } from './link-checks.ts'
import { messageChecks } from './message-checks.ts'
import { nameChecks } from './name-checks.ts'
import { styleChecks } from './style-checks.ts'
import { toneChecks } from './tone-checks.ts'
import { upkeepChecks } from './upkeep-checks.ts'
import { valueChecks } from './value-checks.ts'
import { wordingChecks } from './wording-checks.ts'

const measures: CheckMeasures = {
  ...toneChecks,
  ...wordingChecks,
  ...styleChecks,
  ...imageChecks,
  ...firstScreenChecks,
  ...messageChecks,
  ...upkeepChecks,
  ...linkChecks,
  ...nameChecks,
  ...factChecks,
  ...driftChecks,
  ...frameChecks,
  ...valueChecks,
}

/**
 * All checks of the audit: the texts in checks.json, joined with the functions that measure them. Throws if a row has no
 * function or an unknown score, effort or horizon.
 */
export const allChecks: readonly CheckDefinition[] = checks.map((row) => {
  const measure = measures[row.id]
  if (measure === undefined) throw new Error(`Nothing measures ${row.id}.`)
  return {
    ...row,
    score: oneOf(auditScores, row.score),
    effort: oneOf(checkEfforts, row.effort),
    horizon: oneOf(checkHorizons, row.horizon),
    isEnglishOnly: row.isEnglishOnly === true,
    measure,
  }
})

function oneOf<Name extends string>(names: readonly Name[], name: string): Name {
  const known = names.find((each) => each === name)
  if (known === undefined) throw new Error(`checks.json knows ${names.join(', ')}, and not ${name}.`)
  return known
}
