/** Turns straight apostrophes inside or after a word into curly ones. */
export const typeset = (text: string): string => text.replace(/(?<=[\p{L}\d])'/gu, '’')
