/** What the help is made of. `%PRODUCT_NAME%` in its texts is filled in by whoever shows them. */

/** Where an answer leads, and what the link to it says after "Open". */
export const helpPlaces = {
  '/start': 'the start page',
  '/login': 'the sign-in page',
  '/forgot-password': 'the page for a new password',
  '/marketing': 'the page about the product',
  '/toolkit': 'your toolkit',
  '/toolkit/brand-attributes': 'Brand Attributes',
  '/toolkit/uvp-generator': 'the UVP Generator',
  '/toolkit/taglines': 'the Tagline Generator',
  '/toolkit/core-values': 'Core Values',
  '/toolkit/brand-archetype': 'Brand Archetype',
  '/toolkit/brand-archetypes': 'the twelve archetypes',
  '/toolkit/brand-review': 'the Website Review',
  '/toolkit/export': 'the brand export',
  '/cart': 'the plans',
  '/profile': 'Profile Settings',
  '/profile?edit=true': 'your profile for editing',
  '/profile#subscription-title': 'your subscription',
  '/profile#password-title': 'your password',
  '/profile#second-factor-title': 'your second factor',
  '/profile#devices-title': 'your signed-in devices',
  '/profile#data-title': 'your data',
  '/profile#actions-title': 'the account actions',
} as const
export type HelpPlace = keyof typeof helpPlaces

export type HelpText = {
  /** Its place on the page: `/help#id`. It stays as it is: links lead there. */
  id: string
  /** A question, as an owner asks it. */
  title: string
  /** 30 to 90 words. Labels of screens stand in curly quotes, to the letter. */
  text: string
  goesTo?: HelpPlace
  /** What people search with besides the words of title and text. */
  words?: readonly string[]
}

export type HelpGroup = {
  id: string
  title: string
  articles: readonly HelpText[]
  /** For whoever runs the product; an owner who asks for something else is never shown it. */
  isForOperators?: true
}
