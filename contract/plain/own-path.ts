/** Where sign-in redirects to: the requested page, if it is one of ours. */

const signIn = '/login'
const first = '/toolkit'

/** Whether an address is a path on this site, and not one a browser would resolve to another host. */
export const isOwnPath = (path: string) => /^\/(?![/\\])[\w\-./?=&%]*$/.test(path)

/** The page after sign-in: the requested one if it is ours, else the toolkit. Never an API call or the sign-in page. */
export function chooseOnwardPath(asked: string | null | undefined): string {
  return asked && isOwnPath(asked) && !/^\/(?:login|api)(?:[/?]|$)/.test(asked) ? asked : first
}

/** The sign-in page that redirects to `asked`; the default page is left out of the address. */
export function makeSignInPath(asked: string): string {
  const onward = asked === '/' ? first : chooseOnwardPath(asked)
  return onward === first ? signIn : `${signIn}?next=${encodeURIComponent(onward).replaceAll('%2F', '/')}`
}
