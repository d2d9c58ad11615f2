-- Conversations of a brand with a tool: one is open at a time, those that ended are kept.
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brands (id) ON DELETE CASCADE,
  tool text NOT NULL,
  answering_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE UNIQUE INDEX conversations_open ON conversations (brand_id, tool) WHERE ended_at IS NULL;
CREATE INDEX conversations_of_brand ON conversations (brand_id, tool, created_at DESC);

CREATE TABLE conversation_messages (
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  number integer NOT NULL,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  content text NOT NULL,
  detail jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (conversation_id, number)
);
