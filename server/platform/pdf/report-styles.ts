/** Text styles of report pages: Fraunces for headings and the brand's own words, Signet Sans for explanations. */
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'

export const reportStyles = {
  title: { face: 'serif', size: 38, colour: colour.ink, leading: 1.1, tracking: -0.018 },
  heading: { face: 'serif', size: 23, colour: colour.ink, leading: 1.18, tracking: -0.01 },
  subheading: { face: 'serif', size: 17, colour: colour.ink, leading: 1.25, tracking: -0.005 },
  lead: { face: 'sans', size: 12, colour: colour.ink2, leading: 1.5 },
  text: { face: 'sans', size: 11.5, colour: colour.ink, leading: 1.55 },
  note: { face: 'sans', size: 10, colour: colour.ink2, leading: 1.45 },
  label: { face: 'bold', size: 9, colour: colour.ink2, leading: 1.5 },
  caption: { face: 'sans', size: 10, colour: colour.ink3, leading: 1.4 },
  pick: { face: 'serif', size: 15, colour: colour.ink, leading: 1.3 },
} as const satisfies Record<string, TextStyle>
