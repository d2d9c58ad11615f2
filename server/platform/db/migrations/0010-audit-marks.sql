-- What an owner says of a finding of one of her sites: meant so, or mended. The next review of the site respects it.
CREATE TABLE audit_marks (
  brand_id uuid NOT NULL REFERENCES brands (id) ON DELETE CASCADE,
  -- The address without what people write differently: scheme, www., a slash at the end.
  site text NOT NULL,
  check_id text NOT NULL,
  mark text NOT NULL CHECK (mark IN ('intended', 'done')),
  marked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, site, check_id)
);
