-- A record of about 6 KB is read at every request and written every few seconds: it lies in its row as it is, instead of
-- being compressed and cut into pieces in a table of its own.
ALTER TABLE brands ALTER COLUMN attributes_data SET STORAGE EXTERNAL;
ALTER TABLE brands SET (toast_tuple_target = 8160);
ALTER TABLE brand_versions ALTER COLUMN value SET STORAGE EXTERNAL;
ALTER TABLE brand_versions SET (toast_tuple_target = 8160);
