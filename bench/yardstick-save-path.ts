/** The path at which the yardstick server saves words without keeping the earlier state, for comparison. */
export const yardstickSavePath = '/plain-save'
