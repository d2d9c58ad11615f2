-- Whether a language model may write for a user. `recipient` is who receives the words: another one must be agreed to anew.
CREATE TABLE writing_consents (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  is_on boolean NOT NULL,
  is_shown_each_time boolean NOT NULL DEFAULT false,
  agreed_at timestamptz
);

-- Every call of a language model, without a word of what was said.
CREATE TABLE model_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  tool text NOT NULL,
  prompt_version integer NOT NULL,
  provider text NOT NULL,
  model text NOT NULL,
  -- 'answered', 'stopped' or the code of the failure.
  outcome text NOT NULL,
  ms integer NOT NULL,
  input_tokens integer NOT NULL,
  output_tokens integer NOT NULL,
  cached_tokens integer NOT NULL,
  sent_characters integer NOT NULL
);
CREATE INDEX model_calls_by_user ON model_calls (user_id, at);
CREATE INDEX model_calls_by_time ON model_calls (at);

-- Calls that are under way on any server; one that its server did not end lapses.
CREATE TABLE model_leases (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  until timestamptz NOT NULL
);
