import { StartError } from '#server/platform/start-error.ts'

/** The embedded database cannot start. */
export class EmbeddedPostgresError extends StartError {}

/** Another process uses the data folder. */
export class DataFolderTakenError extends EmbeddedPostgresError {
  constructor(dataDir: string) {
    super(
      `Another server already works on the data folder ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
}

/** An EmbeddedPostgresError for a machine that can never run it; the message names the alternative. */
export function makeUnsupportedMachineError(why: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database cannot run here (${why}): set DATABASE_URL to the address of a PostgreSQL server.`,
  )
}
