-- The functions that triggers of many tables use. A trigger stands with the noun of its table.

-- Whether triggers run in this transaction. One that writes rows together with all that triggers would write turns them
-- off for itself with SET LOCAL cuecard.triggers = 'off'; disabling them would lock the tables against other writers.
-- Every trigger has this condition. Foreign keys, checks and unique indexes always hold.
CREATE OR REPLACE FUNCTION triggers_enabled() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT current_setting('cuecard.triggers', true) IS DISTINCT FROM 'off' $$;

-- Sets "updatedAt" when a write leaves it unchanged, which programs that read changes would miss.
CREATE OR REPLACE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updatedAt" := now();
  RETURN NEW;
END $$;

-- Whether this transaction is part of an act on many records, which tells programs once, when it has finished.
CREATE OR REPLACE FUNCTION is_quiet() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT current_setting('cuecard.quiet', true) IS NOT DISTINCT FROM 'on' $$;
