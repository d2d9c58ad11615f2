-- An admin who sets "canceled" leaves what is paid; only "inactive" shuts it. Until now both were kept as one sign.
ALTER TABLE orders ADD COLUMN is_shut_by_admin boolean NOT NULL DEFAULT false;
UPDATE orders SET is_shut_by_admin = true FROM users
  WHERE users.id = orders.user_id AND orders.is_ended_by_admin AND users.subscription_status = 'inactive';
