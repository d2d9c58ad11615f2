import { StartError } from '#server/platform/start-error.ts'

/** The embedded database cannot start. */
export class EmbeddedPostgresError extends StartError {}

/** Another process works on the data folder. */
export class DataFolderTakenError extends EmbeddedPostgresError {
  constructor(dataDir: string) {
    super(
      `Another server already works on the data folder ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
}

/** The same as EmbeddedPostgresError, for a machine on which it never will: names the way out. */
export function cannotRunHere(why: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database cannot run here (${why}): set DATABASE_URL to the address of a PostgreSQL server.`,
  )
}
