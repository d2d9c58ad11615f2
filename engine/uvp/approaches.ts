import type { Family } from './frame-parts.ts'

/** What the owner reads beside a line: how it argues. */
export const approaches: Readonly<Record<Family, { approach: string; description: string }>> = {
  help: {
    approach: 'The helping hand',
    description:
      'Says whom you help, with what, and how you go about it. The plainest of the five: good where people have not heard of you.',
  },
  problem: {
    approach: 'Problem and result',
    description:
      'Begins with what is hard and ends with what people get instead. Good for people who already feel the problem.',
  },
  customer: {
    approach: 'Customer first',
    description: 'Puts the people you serve at the front and your business at their side. Good for a front page.',
  },
  difference: {
    approach: 'The difference',
    description:
      'Opens with what is different about you and goes on to what people have of it. Good where they compare.',
  },
  promise: {
    approach: 'The promise',
    description:
      'Gives your word on how people will feel and how you will work. Strong, as long as you keep it every day.',
  },
  category: {
    approach: 'The place in the market',
    description: 'Names what kind of business you are and for whom, then what makes it yours. Good for introductions.',
  },
}
