CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  profile_image_url text,
  company_name text,
  job_title text,
  stripe_customer_id text,
  stripe_subscription_id text,
  subscription_status text NOT NULL DEFAULT 'inactive' CHECK (subscription_status IN ('active', 'inactive', 'trialing', 'past_due', 'canceled')),
  subscription_plan text,
  subscription_start_date timestamptz,
  subscription_end_date timestamptz,
  has_access boolean NOT NULL DEFAULT false,
  has_paid_access boolean NOT NULL DEFAULT false,
  payment_date timestamptz,
  payment_amount integer,
  is_admin boolean NOT NULL DEFAULT false,
  user_role text NOT NULL DEFAULT 'customer' CHECK (user_role IN ('customer', 'test', 'admin')),
  account_status text NOT NULL DEFAULT 'active' CHECK (account_status IN ('active', 'suspended', 'banned')),
  last_login_at timestamptz,
  notes text,
  onboarding_completed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What a brand says about itself, apart from the account: one per owner today, no constraint says so.
CREATE TABLE brands (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  business_name text,
  industry text,
  company_size text,
  monthly_revenue text,
  key_stakeholders text,
  products_services text,
  ideal_client_description text,
  primary_goal text,
  competitive_differentiator text,
  customer_pain_points text,
  brand_attributes text,
  attributes_data jsonb NOT NULL DEFAULT '{}',
  attributes_step integer NOT NULL DEFAULT 0 CHECK (attributes_step BETWEEN 0 AND 5),
  attributes_revision text NOT NULL,
  brand_attributes_completed boolean NOT NULL DEFAULT false,
  uvp_variations jsonb NOT NULL DEFAULT '[]',
  uvp_source text,
  uvp_made_from text,
  uvp_seed integer NOT NULL DEFAULT 0,
  chosen_uvp text,
  taglines jsonb NOT NULL DEFAULT '[]',
  taglines_source text,
  taglines_made_from text,
  taglines_made_at timestamptz,
  taglines_seed integer NOT NULL DEFAULT 0,
  chosen_tagline text,
  core_values jsonb NOT NULL DEFAULT '[]',
  brand_archetype jsonb,
  brand_archetype_data jsonb,
  brand_archetype_completed boolean NOT NULL DEFAULT false,
  website_review_completed boolean NOT NULL DEFAULT false,
  tool_completions jsonb NOT NULL DEFAULT '{}',
  brand_assets jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brands_owner ON brands (owner_id);

-- What stood before: each part of a brand keeps its last states, numbered upwards.
CREATE TABLE brand_versions (
  brand_id uuid NOT NULL REFERENCES brands (id) ON DELETE CASCADE,
  part text NOT NULL CHECK (part IN ('attributes', 'uvps', 'taglines')),
  number bigint GENERATED ALWAYS AS IDENTITY,
  reason text NOT NULL,
  value jsonb NOT NULL,
  replaced_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, part, number)
);

-- sid is the hash of what the cookie holds.
CREATE TABLE sessions (
  sid text PRIMARY KEY,
  sess jsonb NOT NULL DEFAULT '{}',
  expire timestamptz NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expire ON sessions (expire);

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX password_resets_user ON password_resets (user_id);

-- Visitors without an account; `token_hash` is what the cookie or the mailed link holds.
CREATE TABLE brand_sessions (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  email text,
  current_step text NOT NULL DEFAULT 'business_info',
  current_column integer NOT NULL DEFAULT 0,
  first_name text,
  last_name text,
  business_name text,
  company_size text,
  monthly_revenue text,
  industry text,
  key_stakeholders text,
  brand_attributes text,
  attributes_data jsonb,
  selected_uvp text,
  progress_percentage integer NOT NULL DEFAULT 0,
  last_saved timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX brand_sessions_expires ON brand_sessions (expires_at);

-- The shape that rate-limiter-flexible expects.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
