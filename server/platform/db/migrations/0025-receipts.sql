-- What stands on an owner's receipts: business, name, address and tax number. An order keeps a copy when its account is deleted.
ALTER TABLE users ADD COLUMN billing jsonb;
ALTER TABLE orders ADD COLUMN billing jsonb;

-- A year that was bought while a month was paid begins when that month ends.
UPDATE users SET subscription_end_date = greatest(subscription_end_date, held.until)
FROM (
  SELECT years.user_id, max(months.paid_until) + interval '1 year' AS until
  FROM orders AS years
  JOIN orders AS months ON months.user_id = years.user_id AND months.plan = 'monthly' AND months.state = 'paid'
    AND months.paid_at < years.paid_at AND months.paid_until > years.paid_at
  WHERE years.plan = 'all-access' AND years.state = 'paid'
  GROUP BY years.user_id
) AS held
WHERE users.id = held.user_id AND users.subscription_plan = 'all-access';
