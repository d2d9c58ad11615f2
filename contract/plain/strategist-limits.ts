/** Limits of the conversation with the strategist. */

export const strategistMessageLengthMax = 4000
/** How many earlier messages the client sends along with a new one. */
export const strategistMemoryMax = 5
