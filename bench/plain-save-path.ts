/** Where the yardstick server saves words without keeping a history. */
export const plainSavePath = '/plain-save'
