-- Triggers announce committed writes on the channel `cuecard`: business, model, id and operation, never data
-- (docs/decisions/0011-live-updates.md). api/core/live/announcement.ts reads what they send.

-- A statement that writes more rows than this announces each business once, with `*` for the id.
CREATE OR REPLACE FUNCTION announced_rows_limit() RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT 100';

-- Announces rows of a business to all of its users. Statement level: one call, however many rows there are.
CREATE OR REPLACE FUNCTION announce_shop_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit() THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP))
      FROM (SELECT DISTINCT "businessId" FROM changed) AS businesses;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP)) FROM changed;
  END IF;
  RETURN NULL;
END $$;

-- Announces rows of a user to this user alone, and many rows at once to all users of the business.
CREATE OR REPLACE FUNCTION announce_own_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit() THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP))
      FROM (SELECT DISTINCT "businessId" FROM changed) AS businesses;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, "userId")) FROM changed;
  END IF;
  RETURN NULL;
END $$;

-- Announces an account, an API key or a webhook endpoint. Row level, because its trigger skips writes that nobody sees,
-- such as the time of a sign-in.
CREATE OR REPLACE FUNCTION announce_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', coalesce(NEW."businessId", OLD."businessId"), TG_TABLE_NAME,
    coalesce(NEW.id, OLD.id), TG_OP));
  RETURN NULL;
END $$;

-- Announces rows with an access level, and the former level when it changes, so that users who no longer see the row
-- learn that it is gone.
CREATE OR REPLACE FUNCTION announce_levels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  many boolean := (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit();
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, level, former))
      FROM (SELECT DISTINCT c."businessId", CASE WHEN many THEN '*' ELSE c.id::text END AS id, c."accessLevel" AS level,
                   nullif(b."accessLevel", c."accessLevel") AS former
              FROM changed c JOIN before b ON b."businessId" = c."businessId" AND b.id = c.id) AS rows;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, level))
      FROM (SELECT DISTINCT "businessId", CASE WHEN many THEN '*' ELSE id::text END AS id, "accessLevel" AS level
              FROM changed) AS rows;
  END IF;
  RETURN NULL;
END $$;
