/** Where a sign-in leads: back to the page that was asked for, as long as it is one of ours. */

const signIn = '/login'
const first = '/toolkit'

/** Whether an address is a path of this site: no other host, nothing that a browser would read as one. */
export const isOwnPath = (path: string) => /^\/(?![/\\])[\w\-./?=&%]*$/.test(path)

/** The page after signing in: the own one that was asked for, else the toolkit. Never a call, nor the sign-in page again. */
export function onwardPath(asked: string | null | undefined): string {
  return asked && isOwnPath(asked) && !/^\/(?:login|api)(?:[/?]|$)/.test(asked) ? asked : first
}

/** The sign-in page that leads back to `asked`; where one comes anyway is not named. */
export function signInPath(asked: string): string {
  const onward = asked === '/' ? first : onwardPath(asked)
  return onward === first ? signIn : `${signIn}?next=${encodeURIComponent(onward).replaceAll('%2F', '/')}`
}
