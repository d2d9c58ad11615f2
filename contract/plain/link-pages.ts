/**
 * Whether the `token` in this page's address has a purpose of its own, such as a password reset. On all other pages a
 * token signs in.
 */
export const hasOwnTokenPurpose = (path: string) =>
  /^\/(reset-password|confirm-email|start|audit-mail|order)\/?$/.test(path)
