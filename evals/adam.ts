/** Steps towards less error by Adam (Kingma and Ba 2015), with a decay of the weights apart from it (Loshchilov and Hutter 2019). */

export type AdamState = Record<'weights' | 'slope' | 'mean' | 'spread', Float32Array>

/** Begins at `weights`, which the steps change in place. */
export const startAdam = (weights: Float32Array): AdamState => ({
  weights,
  slope: new Float32Array(weights.length),
  mean: new Float32Array(weights.length),
  spread: new Float32Array(weights.length),
})

/** One step against the slope; `round` counts from 1, `decay` is the share of a weight that is lost by `stepSize` 1. */
export function stepAdam({ weights, slope, mean, spread }: AdamState, round: number, stepSize: number, decay = 0) {
  const size = (stepSize * Math.sqrt(1 - 0.999 ** round)) / (1 - 0.9 ** round)
  for (let at = 0; at < weights.length; at += 1) {
    const by = slope[at] ?? 0
    mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * by
    spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * by * by
    const weight = weights[at] ?? 0
    weights[at] = weight - stepSize * decay * weight - (size * (mean[at] ?? 0)) / (Math.sqrt(spread[at] ?? 0) + 1e-8)
  }
}
