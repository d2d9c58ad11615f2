-- A receipt's link opens its order for thirty days; those that were mailed before count from today.
ALTER TABLE orders ADD COLUMN claim_until timestamptz NOT NULL DEFAULT now() + interval '30 days';

ALTER TABLE brand_sessions
  -- When an account took over what was told. The row stays until it expires, so that its mailed link can say so.
  ADD COLUMN joined_at timestamptz,
  -- The hash of the mailed link on whose page this was told.
  ADD COLUMN link_hash text;
