/** Pages whose mailed links carry tokens of their own; at any other address a token signs in. */
export const takesToken = (path: string) => /^\/(reset-password|confirm-email|start|audit-mail|order)\/?$/.test(path)
