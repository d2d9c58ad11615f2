/** Whom the server is to its own database: a role that owns the tables and nothing else; the superuser only sets up. */
import pg from 'pg'
import { databaseUser } from '#server/platform/db/embedded-cluster.ts'

/** The role of everything but starting the database and watching its disk. */
const serverUser = 'signet_server'

/** The same database, as the server is to it. */
export const asServer = <Connection extends pg.ClientConfig>(connection: Connection) => ({
  ...connection,
  user: serverUser,
})

/** The same, for what only the superuser may do. */
export const asSuperuser = <Connection extends pg.ClientConfig>(connection: Connection) => ({
  ...connection,
  user: databaseUser,
})

// What stands already is left alone: then nothing is written. Sequences of a column follow their table.
const settle = `DO $$
DECLARE
  change text;
BEGIN
  PERFORM pg_advisory_xact_lock(7446342);
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${serverUser}') THEN
    CREATE ROLE ${serverUser} LOGIN;
  END IF;
  FOR change IN
    SELECT format('ALTER DATABASE %I OWNER TO ${serverUser}', datname) FROM pg_database
    WHERE datname = current_database() AND datdba <> '${serverUser}'::regrole
    UNION ALL
    SELECT format('ALTER TABLE %s OWNER TO ${serverUser}', oid::regclass) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND relowner <> '${serverUser}'::regrole
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${serverUser}', oid::regprocedure) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND proowner <> '${serverUser}'::regrole
    UNION ALL
    SELECT format('ALTER SEQUENCE %s OWNER TO ${serverUser}', oid::regclass) FROM pg_class AS each
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND relowner <> '${serverUser}'::regrole
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = each.oid AND deptype IN ('a', 'i'))
  LOOP
    EXECUTE change;
  END LOOP;
END $$`

/**
 * Makes the server's role, and its own what an earlier version made as superuser. Writes also where the database takes
 * none by itself, because the disk was nearly full: it is little, and once.
 */
export async function settleRole(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(asSuperuser(connection))
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('BEGIN READ WRITE')
    await client.query(settle)
    await client.query('COMMIT')
  } finally {
    await client.end().catch(() => undefined)
  }
}
