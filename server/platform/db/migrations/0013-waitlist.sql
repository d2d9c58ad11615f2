-- Whoever wants to hear when it opens: once on each list, whatever the capitals in the email.
CREATE TABLE waitlist (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL CHECK (email = lower(email)),
  first_name text NOT NULL,
  list_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (list_name, email)
);
-- The newest first, a page at a time.
CREATE INDEX waitlist_newest ON waitlist (created_at DESC, id DESC);
