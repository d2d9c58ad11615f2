/** Summarizes what was created, and how to sign in. */
import { type SeedStage, seedStages } from './invent-owners.ts'
import type { SeedResult } from './seed-database.ts'
import { seedPassword, type WalkedOwner } from './walk-owner.ts'

const stageNames: Readonly<Record<SeedStage, string>> = {
  'signed-up': 'only signed up',
  attributes: 'in her attributes',
  uvp: 'with a line or a tagline',
  values: 'with core values',
  archetype: 'with an archetype',
  review: 'with a website review',
}

const isOpen = ({ owner: { standing } }: WalkedOwner) => standing !== 'suspended' && standing !== 'banned'

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** The terminal output: one account per stage, the newest. */
export function formatSeedResult({ walked, adminEmail, orders, coupons }: SeedResult, seconds: number): string {
  const lines = seedStages.map((stage) => {
    const there = walked.filter(({ reached }) => reached === stage)
    const example = there.toSorted((a, b) => a.owner.number - b.owner.number).findLast(isOpen)?.owner.email ?? ''
    return `  ${String(there.length).padStart(5)} ${stageNames[stage].padEnd(26)}${example}`
  })
  return [
    `Made ${counted(walked.length, 'brand')} with their owners, ${counted(orders, 'order')} and ${counted(coupons, 'coupon')} in ${seconds} s:`,
    ...lines,
    `      1 ${'admin'.padEnd(26)}${adminEmail}`,
    `Start the server and sign in with one of these addresses. Everybody's password: ${seedPassword}`,
  ].join('\n')
}
