-- Every write of a row that people see on open screens announces itself when its transaction commits, on the
-- channel "cuecard": business, type, id, act, and for rows that belong to one person their number. Never data.
-- Triggers do it, so that no writer can forget to: services, cascades, jobs and repairs by hand alike.
-- PostgreSQL drops repeated announcements of one transaction, and those of one rolled back.

-- A statement that touches more rows than this announces each business once, with `*` for the id.
CREATE FUNCTION announced_rows_limit() RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT 100';

-- Rows of a business, for all of its staff. Statement level: its price is one call however many rows there are.
CREATE FUNCTION announce_shop_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit() THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP))
      FROM (SELECT DISTINCT "businessId" FROM changed) AS businesses;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP)) FROM changed;
  END IF;
  RETURN NULL;
END $$;

-- Rows of one person of a business, for that person alone.
CREATE FUNCTION announce_own_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit() THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP))
      FROM (SELECT DISTINCT "businessId" FROM changed) AS businesses;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, "userId")) FROM changed;
  END IF;
  RETURN NULL;
END $$;

-- A business itself, and its accounts: row level, because signing in writes there too and concerns nobody.
CREATE FUNCTION announce_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', coalesce(NEW.id, OLD.id), TG_TABLE_NAME, coalesce(NEW.id, OLD.id), TG_OP));
  RETURN NULL;
END $$;

CREATE FUNCTION announce_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', coalesce(NEW."businessId", OLD."businessId"), TG_TABLE_NAME,
    coalesce(NEW.id, OLD.id), TG_OP));
  RETURN NULL;
END $$;

DO $$
DECLARE
  announcer text;
  model text;
BEGIN
  FOR announcer, model IN
    SELECT 'announce_shop_rows', unnest(ARRAY[
      'Activity', 'InterestOption', 'Customer', 'Contact', 'FollowUpCadence', 'FollowUp', 'HotBoardItem'])
    UNION ALL
    SELECT 'announce_own_rows', unnest(ARRAY['Notification'])
  LOOP
    EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', model, announcer);
    EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', model, announcer);
    EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', model, announcer);
  END LOOP;
END $$;

CREATE TRIGGER announce_update AFTER UPDATE ON "Business" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION announce_business();
CREATE TRIGGER announce_delete AFTER DELETE ON "Business" FOR EACH ROW EXECUTE FUNCTION announce_business();

CREATE TRIGGER announce_insert AFTER INSERT ON "User" FOR EACH ROW EXECUTE FUNCTION announce_account();
CREATE TRIGGER announce_update AFTER UPDATE ON "User" FOR EACH ROW
  WHEN ((OLD."tokenVersion", OLD."firstName", OLD."lastName", OLD.role, OLD."isActive", OLD.email, OLD.username,
         OLD."hiddenFromTeamBoard")
    IS DISTINCT FROM
        (NEW."tokenVersion", NEW."firstName", NEW."lastName", NEW.role, NEW."isActive", NEW.email, NEW.username,
         NEW."hiddenFromTeamBoard"))
  EXECUTE FUNCTION announce_account();
CREATE TRIGGER announce_delete AFTER DELETE ON "User" FOR EACH ROW EXECUTE FUNCTION announce_account();
