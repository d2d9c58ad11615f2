/** What the screens ask for in each category: "title: subtitle", the placeholder, and the advice. */
import type { Category } from '#contract/brand.ts'

export type CategoryText = {
  /** The title before the colon, the subtitle after it. */
  heading: string
  placeholder: string
  /** What to list, for the instructions. */
  advice: string
}

export const categoryTexts: Readonly<Record<Category, CategoryText>> = {
  culture: {
    heading: 'Culture: How would your community describe your company?',
    placeholder: 'They would call us…',
    advice: 'List at least 20 adjectives that your community would use about your brand.',
  },
  customers: {
    heading: 'Customers: How would you describe your customers?',
    placeholder: 'The people we serve are…',
    advice: 'List at least 20 adjectives for the people you serve: who they are, and the state they come to you in.',
  },
  voice: {
    heading: 'Voice: How do you sound?',
    placeholder: 'When we speak, we are…',
    advice: 'List at least 20 words for your style of communication, as your community would hear it.',
  },
  feeling: {
    heading: 'Feeling: How do people feel after they have dealt with you?',
    placeholder: 'After a day with us, people feel…',
    advice: 'List at least 20 intangible benefits: not what people bought, but what they carry home.',
  },
  impact: {
    heading: 'Impact: What do people tangibly gain?',
    placeholder: 'Because of us, they have…',
    advice: 'List at least 20 tangible benefits: what can be counted, seen or touched after working with you.',
  },
  xfactor: {
    heading: 'X Factor: What makes you special?',
    placeholder: 'Only with us…',
    advice:
      'List at least 20 quirky differences that your community would mention: habits, rules, oddities that are only yours.',
  },
}

/** The heading's two halves. */
export function splitHeading(heading: string): { title: string; subtitle: string } {
  const [title = '', ...rest] = heading.split(':')
  return { title: title.trim(), subtitle: rest.join(':').trim() }
}
