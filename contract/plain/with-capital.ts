/** The text with a capital at its beginning; what follows stays. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
