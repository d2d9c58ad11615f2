-- Passages of two answers that seem to contradict each other, and of which the owner said that both are right: pairs of texts.
ALTER TABLE brands ADD COLUMN both_right jsonb NOT NULL DEFAULT '[]';
