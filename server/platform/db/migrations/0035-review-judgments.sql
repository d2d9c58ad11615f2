-- The readable passages of a measured site, which a language model may be asked about, and what it judged of them.
ALTER TABLE brand_audits ADD COLUMN passages jsonb, ADD COLUMN judgments jsonb;

-- Judgments that an owner sees otherwise: the two quotes are not raised again in reviews of this site.
CREATE TABLE audit_set_aside (
  brand_id uuid NOT NULL REFERENCES brands (id) ON DELETE CASCADE,
  -- The address as in audit_marks.
  site text NOT NULL,
  -- A hash of both quotes.
  pair text NOT NULL,
  one text NOT NULL,
  other text NOT NULL,
  set_aside_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, site, pair)
);
