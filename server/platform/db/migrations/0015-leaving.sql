-- Whom a payment was from, kept on the payment itself once the account is gone.
ALTER TABLE orders ADD COLUMN buyer_name text;
-- When word of the trial's end went out: once for each account.
ALTER TABLE users ADD COLUMN trial_mail_at timestamptz;
