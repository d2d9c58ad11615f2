-- Short answers that begin as a sentence does become that sentence where it is empty; all answers stay where they are.
-- One sentence of at most 90 characters: no line break, no stop but the last. Who speaks ("I" or "we") speaks in both.
WITH answers AS (
  SELECT id, sentences,
    -- As it may stand behind a beginning: its last stop is the line's own.
    regexp_replace(btrim(products_services), '\s*\.$', '') AS sells,
    regexp_replace(btrim(ideal_client_description), '\s*\.$', '') AS people,
    regexp_replace(btrim(competitive_differentiator), '\s*\.$', '') AS differs,
    regexp_replace(btrim(customer_pain_points), '\s*\.$', '') AS pains
  FROM brands
), speaking AS (
  SELECT *, CASE
    WHEN coalesce(sentences->>'does', '') = '' AND coalesce(sentences->>'only', '') = '' THEN sells ~* '^i\s'
    ELSE coalesce((sentences->>'isOne')::boolean, false)
  END AS is_one
  FROM answers
), fitting AS (
  SELECT id, jsonb_strip_nulls(jsonb_build_object(
    'does', CASE WHEN sells ~* (CASE WHEN is_one THEN '^i\s' ELSE '^we\s' END) THEN sells END,
    'who', CASE WHEN people ~* '^for\s' THEN people END,
    'only', CASE WHEN differs ~* (CASE WHEN is_one THEN '^i\s' ELSE '^we\s' END) THEN differs END,
    'when', CASE WHEN pains ~* '^(you need (us|me) )?when\s' AND pains !~* ',|\m(they|their|them)\M' THEN pains END
  )) AS told, sentences, is_one
  FROM speaking
), carried AS (
  SELECT id, is_one, coalesce(jsonb_object_agg(key, regexp_replace(value,
    '^(we|i|for|you need (us|me) when|when)\s+', '', 'i')) FILTER (
      WHERE char_length(value) BETWEEN 6 AND 90 AND value !~ '[.!?…;\n\r]' AND coalesce(sentences->>key, '') = ''
    ), '{}') AS told
  FROM fitting, jsonb_each_text(told) GROUP BY id, is_one
)
UPDATE brands SET sentences = brands.sentences || carried.told
  || CASE WHEN carried.told ?| ARRAY['does', 'only'] THEN jsonb_build_object('isOne', is_one) ELSE '{}' END
FROM carried WHERE carried.id = brands.id AND carried.told <> '{}';
