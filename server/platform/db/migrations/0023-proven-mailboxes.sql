-- Since when the address of an account is known to be its owner's: a link that was mailed to it was used. NULL is not yet.
-- A server without SMTP_URL takes every address as proven and writes nothing here, so setting it later asks everybody once.
ALTER TABLE users ADD COLUMN email_proven_at timestamptz;

-- Which accounts that exist already have used a mailed link was never noted. Two kinds certainly hold their mailbox: those
-- that an admin made, whose first password only a mailed link could set; and admins, whom an operator or another admin vouched for.
-- All others are asked by one quiet line. Until they press the link nothing closes to them but turning a second factor
-- on, and mails leave their names out. Being old proves nothing: a stranger's sign-up is as old. So a second factor that
-- one of them has already stays on, but a password reset by mail takes it off until its owner has confirmed the
-- address, which from a session of that account vouches for the factor as well.
UPDATE users SET email_proven_at = created_at
WHERE is_admin
  OR (password_hash IS NOT NULL
    AND EXISTS (SELECT 1 FROM admin_log WHERE admin_log.user_id = users.id AND action = 'user-created'));
