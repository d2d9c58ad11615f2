ALTER TABLE orders
  -- Since when its payment is called off and its use of a coupon is returned. Money that comes all the same takes a use
  -- anew, or is a payment problem.
  ADD COLUMN given_up_at timestamptz,
  -- An admin ended this plan by hand: its owner cannot resume it.
  ADD COLUMN is_ended_by_admin boolean NOT NULL DEFAULT false;
UPDATE orders SET given_up_at = updated_at WHERE state = 'failed' AND client_secret IS NULL;

-- Free access is given once for each address. What remains of a deleted account is a keyed hash, which names nobody.
CREATE TABLE used_free_access (
  email_hash text PRIMARY KEY
);
