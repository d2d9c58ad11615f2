-- What an archetype means for what a brand writes and shows: worked out with the result, not at each look. What stands
-- from before gets its own at the first look.
ALTER TABLE brands ADD COLUMN archetype_use jsonb;
