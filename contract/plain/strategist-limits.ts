/** Limits of the conversation with the strategist. */

export const strategistMessageMax = 4000
/** How much of what is stored a turn looks back on. */
export const strategistMemory = 5
