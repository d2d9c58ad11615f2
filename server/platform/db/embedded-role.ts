/** The server's database role, which owns the tables and nothing else; the superuser is only for setup. */
import pg from 'pg'
import { databaseUser } from '#server/platform/db/embedded-cluster.ts'

/** The role for everything except starting the database and watching its disk. */
const serverUser = 'signet_server'

/** The same database, as the server's role. */
export const asServerRole = <Connection extends pg.ClientConfig>(connection: Connection) => ({
  ...connection,
  user: serverUser,
})

/** The same database, as the superuser. */
export const asSuperuser = <Connection extends pg.ClientConfig>(connection: Connection) => ({
  ...connection,
  user: databaseUser,
})

// Changes only what is not right yet, so that usually nothing is written. Sequences of a column follow their table.
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
 * Creates the server's role, and gives it what an earlier version created as superuser. Writes even while the disk
 * guard has made the database read-only: it is little, and only once.
 */
export async function ensureServerRole(connection: pg.ClientConfig): Promise<void> {
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
