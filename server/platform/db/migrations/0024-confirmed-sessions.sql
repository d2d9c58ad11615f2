-- When its password or a code was last given in a session, and whether a code ever was.
ALTER TABLE sessions
  ADD COLUMN confirmed_at timestamptz,
  ADD COLUMN has_used_factor boolean NOT NULL DEFAULT false;
