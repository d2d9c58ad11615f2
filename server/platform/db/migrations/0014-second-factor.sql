-- The second factor of an account: since when a code is asked for, and the sealed secret that codes are made of.
ALTER TABLE users ADD COLUMN second_factor_since timestamptz;
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  -- The latest stretch of 30 seconds whose code was taken: no code counts twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- What stands in for a lost phone: hashes, each taken away when it is used.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
