/** What somebody typed, set as a printer would: a straight apostrophe inside or behind a word is a curly one. */
export const typeset = (text: string): string => text.replace(/(?<=[\p{L}\d])'/gu, '’')
