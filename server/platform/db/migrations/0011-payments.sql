-- What is bought and paid. An order outlives its account, as the law asks of a seller: then it names an address and nobody.
CREATE TABLE coupons (
  code text PRIMARY KEY CHECK (code = upper(code) AND char_length(code) BETWEEN 3 AND 40),
  percent integer NOT NULL CHECK (percent BETWEEN 1 AND 100),
  -- Null until an operator has switched it: then it counts only while payments are simulated.
  is_active boolean,
  uses integer NOT NULL DEFAULT 0,
  uses_max integer CHECK (uses_max > 0),
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO coupons (code, percent) VALUES ('SAVE10', 10), ('SAVE20', 20), ('EARLY50', 50), ('FOUNDER', 30), ('TRY4FREE', 100);

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Who orders: the account, or the hash of a guest's cookie. It tells a second click from a second order.
  buyer text NOT NULL,
  -- The hash of the link in a guest's receipt.
  claim_hash text UNIQUE,
  email text NOT NULL,
  plan text NOT NULL,
  amount integer NOT NULL CHECK (amount >= 0),
  original_amount integer NOT NULL,
  coupon text,
  percent integer NOT NULL DEFAULT 0,
  -- Until when the buyer's trial ran when the order was made: a paid year begins then.
  trial_end timestamptz,
  provider text NOT NULL,
  -- What the provider calls it: a payment intent, or a subscription.
  provider_id text UNIQUE,
  -- Sealed; given again to whoever clicks twice.
  client_secret text,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'failed', 'refunded', 'disputed')),
  paid_at timestamptz,
  -- Of a monthly plan: until when it is paid, since when a renewal fails, whether it ends then.
  paid_until timestamptz,
  past_due_since timestamptz,
  is_canceled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX orders_of_user ON orders (user_id, created_at);
CREATE INDEX orders_of_buyer ON orders (buyer, created_at);
CREATE UNIQUE INDEX orders_under_way ON orders (buyer, plan, amount, coalesce(coupon, '')) WHERE state = 'pending';
CREATE UNIQUE INDEX orders_free_once ON orders (user_id) WHERE provider = 'free';

-- Everything that a provider has told, once; the state of an order is what they say together, in the order in which
-- they happened, whatever the order in which they came.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  order_id uuid REFERENCES orders (id),
  event jsonb NOT NULL,
  -- Why it opens nothing, such as a wrong amount; null where it counts.
  problem text,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_of_order ON payment_events (order_id);

-- Each payment has one receipt, however often and by whatever message it is told.
CREATE TABLE receipts (
  payment text PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE users
  -- Plans that are paid once and kept.
  ADD COLUMN owned_plans text[] NOT NULL DEFAULT '{}',
  -- Since when a renewal has failed: seven days later the tools are read-only.
  ADD COLUMN past_due_since timestamptz;
