-- The sentences that an owner finishes, '{}' where none: drafts of value propositions and taglines are joined from them.
ALTER TABLE brands ADD COLUMN sentences jsonb NOT NULL DEFAULT '{}';
