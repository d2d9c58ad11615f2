-- Administration. What the search looks in, and what names are sorted by; a line break keeps the address from the name,
-- and no search holds one.
ALTER TABLE users
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (lower(email || chr(10) || first_name || ' ' || last_name)) STORED,
  ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (lower(first_name || ' ' || last_name)) STORED;

-- Every piece of one, two and three characters. In plain SQL, for any PostgreSQL and any script: pg_trgm knows no letters
-- beyond ASCII under the locale of the packaged one, and nothing shorter than three. It costs what keeps a scan of the
-- whole table from being preferred to its index.
CREATE FUNCTION pieces_of(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT array_agg(DISTINCT substr(words, start, size))
  FROM generate_series(1, char_length(words)) AS start, generate_series(1, 3) AS size
  WHERE start + size <= char_length(words) + 1
$$;
CREATE INDEX users_pieces ON users USING gin (pieces_of(search_text));

-- The orders of the table of users, read in either direction. They bring the text along, so that what a search passes by
-- is read in the index alone; users lie in the order in which they joined, so that one does without.
CREATE INDEX users_by_joined ON users (created_at, id);
CREATE INDEX users_by_last_login ON users (last_login_at NULLS FIRST, id) INCLUDE (search_text);
CREATE INDEX users_by_name ON users (name_key, id) INCLUDE (search_text);
CREATE INDEX users_by_email ON users (email, id) INCLUDE (search_text);
-- Who has paid, by when that began; and the admins, of whom one has to stay.
CREATE INDEX users_paying ON users (subscription_start_date) INCLUDE (created_at) WHERE has_paid_access;
CREATE INDEX users_admins ON users (id) WHERE is_admin;

-- A session in which an admin is this user; it ends when it expires, however it is used.
ALTER TABLE sessions ADD COLUMN impersonator_id uuid REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX sessions_impersonator ON sessions (impersonator_id) WHERE impersonator_id IS NOT NULL;

-- What admins did, or tried. It names people by their ids alone and references nobody: an account that is deleted takes
-- its name along, and changes nothing here.
CREATE TABLE admin_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- Null where no person did it: a command, or the payment provider.
  admin_id uuid,
  user_id uuid,
  action text NOT NULL,
  subject text,
  before jsonb,
  after jsonb,
  -- Why nothing was changed.
  refusal text
);
CREATE INDEX admin_log_of_user ON admin_log (user_id, id);

CREATE FUNCTION keep_admin_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of administration is never changed.';
END $$;
CREATE TRIGGER admin_log_is_kept BEFORE UPDATE OR DELETE ON admin_log FOR EACH ROW EXECUTE FUNCTION keep_admin_log();
CREATE TRIGGER admin_log_stays BEFORE TRUNCATE ON admin_log FOR EACH STATEMENT EXECUTE FUNCTION keep_admin_log();

INSERT INTO admin_log (at, action, subject, refusal)
  SELECT received_at, 'payment-problem', id, problem FROM payment_events WHERE problem IS NOT NULL ORDER BY received_at;
