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
  ORDER BY order_id, event ->> 'payment', at DESC, rank DESC, id DESC
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
  CASE WHEN kind = 'failed' THEN 'failed' WHEN is_refunded THEN 'refunded' WHEN orders.state = 'disputed' THEN 'disputed' ELSE 'paid' END,
  to_timestamp(come.at / 1000.0), orders.provider = 'simulated'
FROM come JOIN orders ON orders.id = come.order_id;

-- Orders for which nothing was ever paid stand in the same list; and it is searched by the email of the buyer.
CREATE INDEX orders_unpaid ON orders (created_at, id) WHERE paid_at IS NULL;
CREATE INDEX orders_pieces ON orders USING gin (pieces_of(lower(email)));
