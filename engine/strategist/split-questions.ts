/** A message of two questions, parted: "is it too long, and does it say who it is for?" */

const opener =
  '(?:what|why|how|who|whom|where|which|when|does|do|did|is|are|can|could|should|shall|will|would|am|have|has)'
const seam = new RegExp(
  `(?<=[?.!])\\s+(?=(?:and |also |but |so )?${opener}\\b)|[,;]?(?<!\\s)\\s+(?:and|also|plus)\\s+(?=${opener}\\b)`,
  'i',
)
/** A sentence that tells something before the question is asked is no question of its own. */
const asks = new RegExp(
  `^(?:(?:and|also|but|so|ok|hey|hi) )*(?:${opener}|tell|show|give|explain|remind)(?:'?s)?\\b`,
  'i',
)
const wordsMin = 3
/** "… and why?", "… and who for": such a rest belongs to the question before it. */
const isWhole = (part: string) => (part.match(/[\p{L}\p{N}']+/gu) ?? []).length >= wordsMin

/** The one question, or the two that a message asks; three or more stay one. */
export function splitQuestions(message: string): string[] {
  const parts = message.split(seam).map((part) => part.trim())
  const isQuestion = (part: string) => part.endsWith('?') || asks.test(part)
  return parts.length === 2 && parts.every((part) => isWhole(part) && isQuestion(part)) ? parts : [message]
}
