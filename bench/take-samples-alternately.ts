/** Measures the product and its yardstick alternately, so that other load on the machine affects both. */
import type { SampleRounds } from './figure.ts'

/** Takes `rounds` samples of each, after one warm-up sample that is discarded. The order alternates between rounds. */
export async function takeSamplesAlternately<Sample>(
  rounds: number,
  ours: () => Promise<Sample>,
  yardstick: () => Promise<Sample>,
): Promise<SampleRounds<Sample>> {
  const samples: SampleRounds<Sample> = { ours: [], yardstick: [] }
  await ours()
  await yardstick()
  for (let round = 0; round < rounds; round += 1) {
    const takeOurs = async () => samples.ours.push(await ours())
    const takeYardstick = async () => samples.yardstick.push(await yardstick())
    for (const take of round % 2 ? [takeYardstick, takeOurs] : [takeOurs, takeYardstick]) await take()
  }
  return samples
}

/** Reduces each sample to one number. */
export const mapSamples = <Sample>(
  { ours, yardstick }: SampleRounds<Sample>,
  of: (sample: Sample) => number,
): SampleRounds<number> => ({
  ours: ours.map(of),
  yardstick: yardstick.map(of),
})
