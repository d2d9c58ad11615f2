import type { Check } from './check.ts'
import { driftChecks } from './drift-checks.ts'
import { factChecks } from './facts/fact-checks.ts'
import { firstScreenChecks } from './first-screen-checks.ts'
import { frameChecks } from './frame-checks.ts'
import { imageChecks } from './image-checks.ts'
import { messageChecks } from './message-checks.ts'
import { nameChecks } from './name-checks.ts'
import { styleChecks } from './style-checks.ts'
import { toneChecks } from './tone-checks.ts'
import { upkeepChecks } from './upkeep-checks.ts'
import { valueChecks } from './value-checks.ts'
import { wordingChecks } from './wording-checks.ts'

/** Everything that the audit measures, by score. docs/audit-checks.md lists them. */
export const allChecks: readonly Check[] = [
  ...toneChecks,
  ...wordingChecks,
  ...styleChecks,
  ...imageChecks,
  ...firstScreenChecks,
  ...messageChecks,
  ...upkeepChecks,
  ...nameChecks,
  ...factChecks,
  ...driftChecks,
  ...frameChecks,
  ...valueChecks,
]
