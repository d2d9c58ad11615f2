/** Where the yardstick saves words without keeping what stood before. */
export const plainSavePath = '/plain-save'
