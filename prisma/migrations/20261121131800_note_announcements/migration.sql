-- Sticky notes announce themselves to those who may read them, and to nobody else: a note to its owner, and to each
-- recipient as a change of their share; a share to its recipient, and to the owner as a change of the note.
-- What follows from a deletion goes untold where the record is gone: it has told of its own end.

CREATE FUNCTION announce_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit() THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP, "userId"))
      FROM (SELECT DISTINCT "businessId", "userId" FROM changed) AS owners;
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", 'SharedNote', '*', 'UPDATE', "sharedWithUserId"))
      FROM (SELECT DISTINCT s."businessId", s."sharedWithUserId"
              FROM "SharedNote" s JOIN changed c ON c."businessId" = s."businessId" AND c.id = s."noteId") AS recipients;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, "userId")) FROM changed;
    PERFORM pg_notify('cuecard', concat_ws(' ', s."businessId", 'SharedNote', s.id, 'UPDATE', s."sharedWithUserId"))
      FROM "SharedNote" s JOIN changed c ON c."businessId" = s."businessId" AND c.id = s."noteId";
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION announce_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit() THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP, "userId"))
      FROM (SELECT "businessId", "sharedWithUserId" AS "userId" FROM changed
            UNION SELECT "businessId", "sharedByUserId" FROM changed) AS people;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, "sharedWithUserId")) FROM changed;
    PERFORM pg_notify('cuecard', concat_ws(' ', n."businessId", 'StickyNote', n.id, 'UPDATE', n."userId"))
      FROM "StickyNote" n JOIN changed c ON c."businessId" = n."businessId" AND c."noteId" = n.id;
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  announcer text;
  model text;
BEGIN
  FOR announcer, model IN VALUES ('announce_notes', 'StickyNote'), ('announce_shares', 'SharedNote')
  LOOP
    EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', model, announcer);
    EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', model, announcer);
    EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', model, announcer);
  END LOOP;
END $$;
