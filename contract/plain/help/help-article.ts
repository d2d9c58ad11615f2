/** Types of the help. `%PRODUCT_NAME%` in its texts is filled in when they are shown. */

/** Pages an answer can link to, with the link text that follows "Open". */
export const helpLinkTargets = {
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
export type HelpLinkTarget = keyof typeof helpLinkTargets

export type HelpText = {
  /** Its anchor: `/help#id`. It must not change, because links point to it. */
  id: string
  /** A question in the owner's words. */
  title: string
  /** 30 to 90 words. Screen labels are verbatim, in curly quotes. */
  text: string
  goesTo?: HelpLinkTarget
  /** Further search terms that are not in title or text. */
  words?: readonly string[]
}

export type HelpGroup = {
  id: string
  title: string
  articles: readonly HelpText[]
  /** For operators of an installation; Synapse offers it only to owners who ask about hosting. */
  isForOperators?: true
}
