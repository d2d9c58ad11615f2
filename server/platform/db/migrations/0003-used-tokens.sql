-- Signed tokens that signed somebody in: each does so once.
CREATE TABLE used_tokens (
  token_hash text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
