/** Limits of the conversation with the strategist. */

export const strategistMessageMax = 4000
/** How many earlier messages the client sends along with a new one. */
export const strategistMemory = 5
