import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyLines, ownMachineLines } from '#web/admin/model-setup-lines.ts'

test('the lines that set a model up stand in docs/operations.md as well', () => {
  const operations = readFileSync('docs/operations.md', 'utf8')
  for (const line of [...ownMachineLines, ...keyLines]) expect(operations).toContain(`\`${line}\``)
})
