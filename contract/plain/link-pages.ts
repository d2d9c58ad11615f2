/** Whether the page takes a token of its own from a mailed link; on all other pages a token signs in. */
export const takesToken = (path: string) => /^\/(reset-password|confirm-email|start|audit-mail|order)\/?$/.test(path)
