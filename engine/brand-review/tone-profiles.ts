import type { BrandTone } from '#contract/plain/brand-review-options.ts'

/** Limits for one tone. Formality runs from -1 (chat) to 1 (forms); loudness, warmth and hedges are counts per 100 words. */
export type ToneProfile = {
  formality: readonly [least: number, most: number]
  loudnessMax: number
  /** Undefined if the tone does not require warmth. */
  warmthMin?: number
  /** Undefined if the tone allows hedging. */
  hedgesMax?: number
  /** The quality this tone depends on, if no word count can measure it. */
  unmeasured?: string
  /** Minimum Flesch reading ease that readers can expect. */
  easeMin: number
  /** Minimum share of "you" among "you" and "we"; undefined if the tone allows distance. */
  youShareMin?: number
}

export const toneProfiles: Readonly<Record<BrandTone, ToneProfile>> = {
  professional: { formality: [-0.35, 0.6], loudnessMax: 1.5, easeMin: 45, youShareMin: 0.2 },
  friendly: { formality: [-1, 0.2], loudnessMax: 6, warmthMin: 0.9, easeMin: 60, youShareMin: 0.2 },
  playful: { formality: [-1, 0.1], loudnessMax: 10, easeMin: 60, youShareMin: 0.2 },
  luxury: { formality: [-0.35, 0.75], loudnessMax: 1.5, easeMin: 40 },
  casual: { formality: [-1, 0.1], loudnessMax: 8, easeMin: 60, youShareMin: 0.2 },
  inspiring: { formality: [-0.8, 0.35], loudnessMax: 4, easeMin: 55, youShareMin: 0.2 },
  trustworthy: { formality: [-0.55, 0.6], loudnessMax: 1.5, easeMin: 50, youShareMin: 0.2 },
  innovative: { formality: [-0.75, 0.45], loudnessMax: 3, easeMin: 45, youShareMin: 0.2 },
  direct: { formality: [-1, 0.2], loudnessMax: 4, hedgesMax: 0.8, easeMin: 60, youShareMin: 0.2 },
  bold: { formality: [-1, 0.3], loudnessMax: 6, hedgesMax: 0.8, easeMin: 55, youShareMin: 0.2 },
  warm: { formality: [-1, 0.2], loudnessMax: 5, warmthMin: 1.1, easeMin: 60, youShareMin: 0.2 },
  witty: { formality: [-1, 0.1], loudnessMax: 8, unmeasured: 'wit', easeMin: 55, youShareMin: 0.2 },
}
