/** The path at which the yardstick server saves words without keeping the earlier state, for comparison. */
export const plainSavePath = '/plain-save'
