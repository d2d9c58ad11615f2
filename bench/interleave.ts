/** Measures two contenders by turns, so that whatever else the machine does meets both. */
import type { Rounds } from './figure.ts'

/** One sample each before the rounds warms them up and is thrown away; the order turns round with every round. */
export async function interleave<Sample>(
  rounds: number,
  ours: () => Promise<Sample>,
  yardstick: () => Promise<Sample>,
): Promise<Rounds<Sample>> {
  const samples: Rounds<Sample> = { ours: [], yardstick: [] }
  await ours()
  await yardstick()
  for (let round = 0; round < rounds; round += 1) {
    const takeOurs = async () => samples.ours.push(await ours())
    const takeYardstick = async () => samples.yardstick.push(await yardstick())
    for (const take of round % 2 ? [takeYardstick, takeOurs] : [takeOurs, takeYardstick]) await take()
  }
  return samples
}

/** The same rounds, one number out of each sample. */
export const pick = <Sample>({ ours, yardstick }: Rounds<Sample>, of: (sample: Sample) => number): Rounds<number> => ({
  ours: ours.map(of),
  yardstick: yardstick.map(of),
})
