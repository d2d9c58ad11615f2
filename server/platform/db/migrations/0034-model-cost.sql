-- What a call cost, in millionths of a US dollar by the price of its day; null where that is not known.
ALTER TABLE model_calls ADD COLUMN cost_micros bigint;
-- The month's cost is summed up before each call, from the index alone.
DROP INDEX model_calls_by_time;
CREATE INDEX model_calls_by_time ON model_calls (at) INCLUDE (cost_micros);
