/** Fills a database with up to millions of users by plain SQL, with names, dates and plans as if it had run for years. */
import pg from 'pg'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { runMigrations } from '#server/platform/db/migrate.ts'

const firsts =
  'Ada Anna Bela Bo Carla Chloé Dana Diego Elif Emma Fatima Finn Grace Hana Hugo Ida Ines Ivan Jörg June Kofi Kwame Lena Liam Marta Mei Mila Noor Nora Olga Omar Otto Owen Paula Petra Priya Quinn Rosa Ruth Sami Saoirse Sofia Tariq Theo Tobias Uma Vera Viktor Wanda Xenia Yara Yusuf Zoë Zora Иван Ольга Αλέξης 明 さくら'
const starts = 'Ab Al Bar Bel Bor Car Cor Dal Dor El Far Fen Gar Gil Hal Har Hol Is Jan Kel Kor Lan Lin Mar Mor Nor Ol'
const middles = 'a an ar e en er i il in o ol on u ul un y'
const ends =
  'berg by dal den feld ford gren hall ham holm land lund man mann mere nes quist ridge sen son stad stead ton well wick wood worth zak'
const domains =
  'example.org example.com example.net mail.example post.example shop.example studio.example works.example'

const list = (words: string) => words.split(' ')

/**
 * Adds `count` users with a brand each, spread over the last two years; one in six has paid, one in three was active
 * recently.
 */
export async function makeUsers(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'users_pieces' AND schemaname = 'public'`,
  )
  // Building the index once at the end is many times faster than updating it per row.
  await client.query('DROP INDEX users_pieces')
  await client.query(
    `INSERT INTO users (id, email, first_name, last_name, created_at, last_login_at, subscription_status,
       subscription_start_date, subscription_end_date, has_paid_access)
     SELECT gen_random_uuid(), lower(translate(first, 'éöë', 'eoe') || '.' || last || n || '@' || domain), first, last,
       joined, CASE WHEN came < 0.1 THEN NULL ELSE joined + (now() - joined) * came END,
       CASE WHEN paid < 0.16 THEN 'active' ELSE 'inactive' END, joined + CASE WHEN paid < 0.16 THEN interval '10 days' ELSE interval '0' END,
       joined + interval '14 days', paid < 0.16
     FROM (
       SELECT n, joined, came, paid, ($2::text[])[1 + floor(a * cardinality($2::text[]))::int] AS first,
         ($3::text[])[1 + floor(b * cardinality($3::text[]))::int] || ($4::text[])[1 + floor(c * cardinality($4::text[]))::int]
           || ($5::text[])[1 + floor(d * cardinality($5::text[]))::int] AS last,
         ($6::text[])[1 + floor(e * cardinality($6::text[]))::int] AS domain
       FROM (
         SELECT n, now() - interval '730 days' * (1 - n::float / $1) AS joined, sqrt(random()) AS came, random() AS paid,
           random() AS a, random() AS b, random() AS c, random() AS d, random() AS e
         FROM generate_series(1, $1::int) AS n
       ) AS thrown
     ) AS made
     ON CONFLICT DO NOTHING`,
    [count, list(firsts), list(starts), list(middles), list(ends), list(domains)],
  )
  await client.query(
    `INSERT INTO brands (id, owner_id, business_name, attributes_revision)
     SELECT gen_random_uuid(), users.id, last_name || ' & Co', 'made'
     FROM users LEFT JOIN brands ON owner_id = users.id WHERE owner_id IS NULL`,
  )
  for (const { indexdef } of rows) await client.query(indexdef)
  await client.query('VACUUM (ANALYZE) users')
  await client.query('VACUUM (ANALYZE) brands')
}

/** Fills the embedded database in a data folder with `count` users, then runs `use` on it before stopping it. */
export async function withFilledDatabase(
  dataDir: string,
  count: number,
  use: (database: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } })
  const database = openDatabase(postgres.connection)
  try {
    await runMigrations(postgres.connection)
    // A connection without the product's statement timeouts: inserting a million users takes longer.
    const client = new pg.Client(postgres.connection)
    await client.connect()
    await makeUsers(client, count).finally(() => client.end())
    await use(database)
  } finally {
    await database.$client.end()
    await postgres.stop()
  }
}
