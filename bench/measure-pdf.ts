/** The PDF report: how long it takes, and how much it delays the server's other callers. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { categories, makeEmptyAttributes } from '#contract/plain/brand.ts'
import { makeAttributesPrintJob } from '#server/brand-attributes/attributes-report.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { type Figure, makeFigure } from './figure.ts'
import { makeOwners } from './make-owners.ts'
import type { RunningProduct } from './start-product.ts'

async function timeReports(address: string, cookie: string, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now()
    const reply = await fetch(`${address}/api/brand-attributes/pdf`, { headers: { cookie } })
    if (!reply.ok) throw new Error(`The report was refused: ${await reply.text()}`)
    await reply.arrayBuffer()
    times.push(performance.now() - began)
  }
  return times
}

/** The longest delay of the event loop in ms while `run` is waited for. */
async function measurePause(run: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  await run()
  delays.disable()
  return delays.max / 1e6
}

async function measurePauses(rounds: number): Promise<{ calm: number[]; printing: number[] }> {
  const printer = createPdfPrinter()
  const attributes = makeEmptyAttributes()
  for (const category of categories) {
    const words = Array.from({ length: 20 }, (_, at) => `word ${at + 1}`)
    attributes[category] = { words, topFive: words.slice(0, 5), topOne: 'word 1' }
  }
  const names = { businessName: 'Kestrel & Loom', productName: 'Signet', madeOn: new Date(0) }
  const job = makeAttributesPrintJob({ ...names, attributes, chosenUvp: null, chosenTagline: null })
  const print = () => printer.print(job)
  await print()
  const calm: number[] = []
  const printing: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    calm.push(await measurePause(() => sleep(200)))
    printing.push(await measurePause(print))
  }
  await printer.close()
  return { calm, printing }
}

/** Takes all measurements of the PDF report. */
export async function measurePdf({ address }: RunningProduct, rounds: number): Promise<Figure[]> {
  const [owner] = await makeOwners(address, 1)
  const [first = Number.NaN, ...later] = await timeReports(address, owner?.cookie ?? '', rounds)
  const { calm, printing } = await measurePauses(rounds)
  return [
    makeFigure('the first report after a start', 'ms', [first], { shown: true }),
    makeFigure('a report', 'ms', later, { atMost: 500 }),
    makeFigure('longest pause of the loop in calm', 'ms', calm, { shown: true }),
    // Fails if reports are ever drawn on the event loop, which would block it for their whole duration.
    makeFigure('longest pause while a report is drawn', 'ms', printing, { atMost: 50 }),
  ]
}
