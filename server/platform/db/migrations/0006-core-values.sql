-- A save of the core values carries the revision that it started from; what stood before is kept like the other parts.
ALTER TABLE brands ADD COLUMN core_values_revision text NOT NULL DEFAULT '';
ALTER TABLE brand_versions DROP CONSTRAINT brand_versions_part_check;
ALTER TABLE brand_versions ADD CONSTRAINT brand_versions_part_check
  CHECK (part IN ('attributes', 'uvps', 'taglines', 'values'));
