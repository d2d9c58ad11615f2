/** The texts of each category's screen. */
import type { Category } from '#contract/plain/brand.ts'

export type CategoryText = {
  /** "Title: subtitle". */
  heading: string
  placeholder: string
  /** What to list in this category: the first sentence of the "Instructions" below the words. */
  advice: string
}

export const categoryTexts: Readonly<Record<Category, CategoryText>> = {
  culture: {
    heading: 'Culture: How would your community describe your company?',
    placeholder: 'They would call us…',
    advice: 'List at least 20 adjectives your community would use to describe your brand.',
  },
  customers: {
    heading: 'Customers: How would you describe your customers?',
    placeholder: 'The people we serve are…',
    advice:
      'List at least 20 adjectives for the people you serve: who they are, and how they are when they come to you.',
  },
  voice: {
    heading: 'Voice: How do you sound?',
    placeholder: 'When we speak, we are…',
    advice: 'List at least 20 words for the way you communicate, as your community hears it.',
  },
  feeling: {
    heading: 'Feeling: How do people feel after working with you?',
    placeholder: 'After a visit, they feel…',
    advice: 'List at least 20 intangible benefits: not what people buy, but how it leaves them feeling.',
  },
  impact: {
    heading: 'Impact: What do people gain that they can see or measure?',
    placeholder: 'Because of us, they have…',
    advice: 'List at least 20 tangible benefits: what people can count, see or touch after working with you.',
  },
  xfactor: {
    heading: 'X Factor: What makes you special?',
    placeholder: 'Only with us…',
    advice:
      'List at least 20 quirky differences your community would mention: habits, rules and oddities that are yours alone.',
  },
}

export function splitHeading(heading: string): { title: string; subtitle: string } {
  const [title = '', ...rest] = heading.split(':')
  return { title: title.trim(), subtitle: rest.join(':').trim() }
}
