/** Summarizes what was created, and how to sign in. */
import { type Stage, stages } from './invent-owners.ts'
import type { Seeded } from './seed-house.ts'
import { seedPassword, type Walked } from './walk-owner.ts'

const stageNames: Readonly<Record<Stage, string>> = {
  'signed-up': 'only signed up',
  attributes: 'in her attributes',
  uvp: 'with a line or a tagline',
  values: 'with core values',
  archetype: 'with an archetype',
  review: 'with a website review',
}

const isOpen = ({ owner: { standing } }: Walked) => standing !== 'suspended' && standing !== 'banned'

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** The terminal output: one account per stage, the newest. */
export function tellSeeded({ walked, adminEmail, orders, coupons }: Seeded, seconds: number): string {
  const lines = stages.map((stage) => {
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
