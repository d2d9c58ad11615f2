/** The header in which a page names the account it was opened for; any other account's session gets `wrong_account`. */
export const accountHeader = 'x-account'
