-- Payments, one row each: what the messages of an order say of it together, kept by whoever settles the order. So the list
-- of all of them, and their sums, are read and not worked out anew.
CREATE TABLE payments (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- What its provider calls it.
  payment text NOT NULL,
  -- Which receipt of its order it has, from 0; null where nothing was paid.
  receipt integer,
  cents integer NOT NULL,
  state text NOT NULL CHECK (state IN ('paid', 'failed', 'refunded', 'disputed')),
  at timestamptz NOT NULL,
  -- No money moved.
  is_simulated boolean NOT NULL,
  PRIMARY KEY (order_id, payment)
);
CREATE INDEX payments_newest ON payments (at, order_id, payment) INCLUDE (state, cents, is_simulated);
CREATE INDEX payments_by_state ON payments (state, at, order_id, payment);

WITH told AS (
  SELECT id, order_id, event, (event ->> 'at')::numeric AS at, event ->> 'kind' AS kind,
    CASE event ->> 'kind' WHEN 'failed' THEN 0 WHEN 'paid' THEN 2 WHEN 'refunded' THEN 6 END AS rank
  FROM payment_events WHERE order_id IS NOT NULL AND problem IS NULL
), last AS (
  SELECT DISTINCT ON (order_id, event ->> 'payment') *, event ->> 'payment' AS payment
  FROM told WHERE kind IN ('paid', 'failed')
  -- A payment that was made stays made, whatever is told of it later.
  ORDER BY order_id, event ->> 'payment', kind = 'paid' DESC, CASE WHEN kind = 'paid' THEN at END, at DESC, rank DESC, id DESC
), come AS (
  SELECT last.*, kind = 'paid' AND EXISTS (
    SELECT FROM told AS back
    WHERE back.order_id = last.order_id AND back.kind = 'refunded' AND (back.at, back.rank, back.id) > (last.at, last.rank, last.id)
      AND coalesce(back.event ->> 'payment', last.payment) = last.payment) AS is_refunded
  FROM last
)
INSERT INTO payments (order_id, payment, receipt, cents, state, at, is_simulated)
SELECT come.order_id, payment,
  CASE WHEN kind = 'paid' THEN row_number() OVER (PARTITION BY come.order_id, kind ORDER BY come.at, rank, come.id) - 1 END,
  CASE WHEN kind = 'paid' THEN (event ->> 'cents')::integer ELSE 0 END,
  CASE WHEN kind = 'failed' THEN 'failed' WHEN is_refunded THEN 'refunded'
    -- A dispute is about the last payment that stands.
    WHEN orders.state = 'disputed' AND come.at = max(come.at) FILTER (WHERE kind = 'paid' AND NOT is_refunded) OVER (PARTITION BY come.order_id) THEN 'disputed'
    ELSE 'paid' END,
  to_timestamp(come.at / 1000.0), orders.provider = 'simulated'
FROM come JOIN orders ON orders.id = come.order_id;

-- Orders for which nothing was ever paid stand in the same list; and it is searched by the email of the buyer.
CREATE INDEX orders_unpaid ON orders (created_at, id) WHERE paid_at IS NULL;
CREATE INDEX orders_pieces ON orders USING gin (pieces_of(lower(email)));

-- A coupon for one plan alone; null counts for every plan.
ALTER TABLE coupons ADD COLUMN plan text;

-- Until when an admin has set a paid plan to be open: an end that its payments reckon earlier does not undo it.
ALTER TABLE users ADD COLUMN given_until timestamptz;

-- The log by what was done, and by who did it.
CREATE INDEX admin_log_by_action ON admin_log (action, id);
CREATE INDEX admin_log_of_admin ON admin_log (admin_id, id);

-- The name of the business stands with its owner too, for the search.
ALTER TABLE users ADD COLUMN business_name text NOT NULL DEFAULT '';
UPDATE users SET business_name = brands.business_name FROM brands
WHERE brands.owner_id = users.id AND brands.business_name IS NOT NULL;
CREATE FUNCTION copy_business_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET business_name = coalesce(NEW.business_name, '')
  WHERE id = NEW.owner_id AND business_name <> coalesce(NEW.business_name, '');
  RETURN NULL;
END $$;
CREATE TRIGGER brands_business_name AFTER INSERT OR UPDATE OF business_name ON brands
  FOR EACH ROW EXECUTE FUNCTION copy_business_name();

-- How an account stands, one sign for each thing that the table of users is filtered by. The signs are of the private use
-- area, which nobody types: so a filter is one more piece that the text has to hold (server/admin/standing-signs.ts).
CREATE FUNCTION standing_of(status text, role text, subscription text, plan text, owned text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE status WHEN 'active' THEN U&'\E000' WHEN 'suspended' THEN U&'\E001' ELSE U&'\E002' END
    || CASE role WHEN 'customer' THEN U&'\E010' WHEN 'test' THEN U&'\E011' ELSE U&'\E012' END
    || CASE subscription WHEN 'active' THEN U&'\E020' WHEN 'inactive' THEN U&'\E021' WHEN 'trialing' THEN U&'\E022'
      WHEN 'past_due' THEN U&'\E023' ELSE U&'\E024' END
    || CASE WHEN plan = 'all-access' THEN U&'\E030' ELSE '' END
    || CASE WHEN plan = 'monthly' THEN U&'\E031' ELSE '' END
    || CASE WHEN plan = 'starter-bundle' OR 'starter-bundle' = ANY (owned) THEN U&'\E032' ELSE '' END
    || CASE WHEN plan = 'tool-1-only' OR 'tool-1-only' = ANY (owned) THEN U&'\E033' ELSE '' END
    || CASE WHEN plan = 'brand-review' OR 'brand-review' = ANY (owned) THEN U&'\E034' ELSE '' END
    || CASE WHEN plan IS NULL AND cardinality(owned) = 0 THEN U&'\E035' ELSE '' END
$$;

-- The text that is searched holds the business, the name the other way round, and the signs as well. Its indexes go with it.
ALTER TABLE users DROP COLUMN search_text;
ALTER TABLE users ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  lower(email || chr(10) || first_name || ' ' || last_name || chr(10) || last_name || ' ' || first_name || chr(10) || business_name)
  || chr(10) || standing_of(account_status, user_role, subscription_status, subscription_plan, owned_plans)) STORED;
CREATE INDEX users_pieces ON users USING gin (pieces_of(search_text));
CREATE INDEX users_by_last_login ON users (last_login_at NULLS FIRST, id) INCLUDE (search_text);
CREATE INDEX users_by_name ON users (name_key, id) INCLUDE (search_text);
CREATE INDEX users_by_email ON users (email, id) INCLUDE (search_text);
