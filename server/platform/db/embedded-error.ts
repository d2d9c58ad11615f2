/** The embedded database cannot start; the message is one sentence for the operator. */
export class EmbeddedPostgresError extends Error {}

/** The same, for a machine on which it never will: names the way out. */
export function cannotRunHere(why: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database cannot run here (${why}): set DATABASE_URL to the address of a PostgreSQL server.`,
  )
}
