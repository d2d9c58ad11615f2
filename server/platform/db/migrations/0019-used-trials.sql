-- An address has one trial. What remains of a deleted account is a keyed hash of its address, which names nobody.
CREATE TABLE used_trials (
  email_hash text PRIMARY KEY
);
