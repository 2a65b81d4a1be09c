-- A transaction that writes rows with all that triggers write beside them turns the triggers off for itself alone, with
-- SET LOCAL cuecard.triggers = 'off'. Disabling them instead would lock the tables against all other writes. Foreign
-- keys, checks and unique indexes hold all the same.
CREATE FUNCTION triggers_enabled() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT current_setting('cuecard.triggers', true) IS DISTINCT FROM 'off' $$;

-- Every trigger gets the condition. New triggers are created with it.
DO $$
DECLARE
  definition text;
BEGIN
  FOR definition IN
    SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace
     ORDER BY c.relname, t.tgname
  LOOP
    definition := regexp_replace(definition, '^CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER');
    IF definition ~ ' WHEN \(.*\) EXECUTE FUNCTION ' THEN
      EXECUTE regexp_replace(definition, ' WHEN \((.*)\) EXECUTE FUNCTION ',
                             ' WHEN (triggers_enabled() AND \1) EXECUTE FUNCTION ');
    ELSE
      EXECUTE regexp_replace(definition, ' EXECUTE FUNCTION ', ' WHEN (triggers_enabled()) EXECUTE FUNCTION ');
    END IF;
  END LOOP;
END $$;
