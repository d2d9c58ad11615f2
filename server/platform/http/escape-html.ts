/** Text as it stands in HTML, in an attribute too. */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
