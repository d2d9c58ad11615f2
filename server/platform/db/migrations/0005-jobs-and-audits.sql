-- Work that outlives a request: written with what asks for it, taken by one server at a time, again when that server died.
CREATE TABLE jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  payload jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  worker uuid,
  run_after timestamptz NOT NULL DEFAULT now(),
  alive_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX jobs_open ON jobs (run_after) WHERE state IN ('waiting', 'running');

-- Reviews of a brand's website. The fetched site is kept until it is measured.
CREATE TABLE brand_audits (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brands (id) ON DELETE CASCADE,
  website_url text NOT NULL,
  brand_archetype text NOT NULL,
  core_values jsonb NOT NULL,
  target_audience text NOT NULL,
  brand_tone text NOT NULL,
  social_handles jsonb NOT NULL,
  email text,
  website_content jsonb,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'fetching', 'analysing', 'complete', 'failed')),
  reason text,
  analysis jsonb,
  -- What a list of audits shows, so that it need not open the analyses.
  figures jsonb,
  changes jsonb,
  share_token text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brand_audits_of_brand ON brand_audits (brand_id, created_at DESC);

-- Addresses that a report goes to: the account's own at once, any other after a click on what was mailed there.
CREATE TABLE audit_mails (
  id uuid PRIMARY KEY,
  audit_id uuid NOT NULL REFERENCES brand_audits (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  address text NOT NULL,
  token_hash text UNIQUE,
  confirmed_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_mails_of_audit ON audit_mails (audit_id);
CREATE INDEX audit_mails_of_user ON audit_mails (user_id, created_at);
