-- Whose a job is, so that nobody's jobs hold up everybody's; and when it began what must not be done twice.
ALTER TABLE jobs ADD COLUMN owner uuid;
ALTER TABLE jobs ADD COLUMN acted_at timestamptz;
CREATE INDEX jobs_of_owner ON jobs (owner, alive_at);

-- A report has one job at a time; one that did not go out, or of which nobody can say so, may be asked for again.
ALTER TABLE audit_mails ADD COLUMN queued_at timestamptz;
ALTER TABLE audit_mails ADD COLUMN failed_at timestamptz;
