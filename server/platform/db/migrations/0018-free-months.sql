-- A month that a coupon paid whole ends by itself: nobody canceled it, and its owner is not told so.
ALTER TABLE users ADD COLUMN has_free_month boolean NOT NULL DEFAULT false;
UPDATE users SET has_free_month = true
WHERE subscription_plan = 'monthly' AND subscription_status = 'canceled' AND 0 = (
  SELECT amount FROM orders WHERE user_id = users.id AND plan = 'monthly' AND state = 'paid'
  ORDER BY paid_at DESC LIMIT 1);
