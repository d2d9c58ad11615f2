-- The archetype is kept like the other parts, together with the conversation that it came from.
ALTER TABLE brand_versions DROP CONSTRAINT brand_versions_part_check;
ALTER TABLE brand_versions ADD CONSTRAINT brand_versions_part_check
  CHECK (part IN ('attributes', 'uvps', 'taglines', 'values', 'archetype'));
