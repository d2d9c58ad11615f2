-- `id` names a session to its owner: `sid` is what the cookie's token is looked up by, and never leaves the server.
ALTER TABLE sessions
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN device text CHECK (char_length(device) <= 80);

-- At most fifty sessions of one account stand at once. Here, because a sign-in then needs no further round trip, and
-- because each statement of a function sees what others have committed since the one before.
CREATE FUNCTION end_oldest_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who starts another session of the account at the same time waits here, and then counts this one.
  PERFORM FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  DELETE FROM sessions WHERE sid IN (
    SELECT sid FROM sessions WHERE user_id = NEW.user_id AND expire > now()
    -- The new one stays, even after a clock that was set back.
    ORDER BY sid = NEW.sid DESC, created_at DESC, sid OFFSET 50
  );
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_at_most_fifty AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION end_oldest_sessions();
