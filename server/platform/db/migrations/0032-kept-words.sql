-- Words that the spelling of an owner's texts leaves alone.
ALTER TABLE users ADD COLUMN kept_words text[] NOT NULL DEFAULT '{}';
