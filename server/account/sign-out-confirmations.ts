/** Single-use tokens for the sign-out confirmation link, each valid for one session and ten minutes of server time. */
export function createSignOutConfirmations(hashOf: (text: string) => string) {
  const used = new Map<string, number>()
  const lifeMs = 10 * 60_000
  const sign = (session: string, until: number) => hashOf(`sign-out ${session} ${until}`)
  return {
    make: (session: string) => {
      const until = Date.now() + lifeMs
      return `${until}.${sign(session, until)}`
    },
    use: (token: string, session: string) => {
      const now = Date.now()
      for (const [key, until] of used) if (until < now) used.delete(key)
      const until = Number(token.split('.')[0])
      const isGood = token === `${until}.${sign(session, until)}` && until > now && !used.has(token)
      if (isGood) used.set(token, until)
      return isGood
    },
  }
}
