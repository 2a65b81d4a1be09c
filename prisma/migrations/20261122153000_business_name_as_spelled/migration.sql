-- Signing in and registering look a business up by its name, however it is spelled. Without the index they compute the
-- spelling of every business that knows the username. The expression is `spelled` of api/modules/team/usernames.ts.
CREATE INDEX "Business_name_as_spelled_idx" ON "Business"
  (lower(regexp_replace(btrim(normalize(name, NFKC)), '\s+', ' ', 'g')));
