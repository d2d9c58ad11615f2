-- However a session ends in which an admin was somebody, the log says for how long, and what it came to: it may be left,
-- expire, be ended from another device, or go with an account.
CREATE FUNCTION note_end_of_impersonation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended_at timestamptz := least(now(), OLD.expire);
BEGIN
  INSERT INTO admin_log (at, action, admin_id, user_id, after)
  SELECT ended_at, 'impersonation-ended', OLD.impersonator_id, OLD.user_id, jsonb_build_object(
    'minutes', greatest(1, round(extract(epoch FROM ended_at - OLD.created_at) / 60)),
    'calls', count(*))
  FROM admin_log
  WHERE user_id = OLD.user_id AND admin_id = OLD.impersonator_id AND at >= OLD.created_at
    AND action = 'call-while-impersonating' AND refusal IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_end_of_impersonation AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.impersonator_id IS NOT NULL) EXECUTE FUNCTION note_end_of_impersonation();
