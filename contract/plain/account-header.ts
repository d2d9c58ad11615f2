/** The header in which a page names the account that it was opened in; in any other it is refused with `wrong_account`. */
export const accountHeader = 'x-account'
