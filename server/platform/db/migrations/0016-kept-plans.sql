-- What was bought once and is kept opens its own steps, not all of them: no subscription is active with it. What an admin
-- set by hand stands.
UPDATE users SET subscription_status = 'inactive'
WHERE subscription_status = 'active' AND subscription_plan IS NULL AND subscription_end_date IS NULL
  AND cardinality(owned_plans) > 0
  AND NOT EXISTS (SELECT FROM admin_log WHERE user_id = users.id AND action = 'subscription' AND refusal IS NULL);
