-- The search finds a vendor's phone in any writing: its digits stand beside it.
ALTER TABLE "VendorContact" DROP COLUMN "searchText";
ALTER TABLE "VendorContact" ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS (
    lower(("company" || E'\n' || "salesRep" || E'\n' || "phoneNumber" || E'\n'
        || regexp_replace("phoneNumber", '[^0-9]', '', 'g')) COLLATE "und-x-icu")
) STORED;
CREATE INDEX "VendorContact_businessId_searchText_idx" ON "VendorContact" USING GIN ("businessId" int4_ops, "searchText" gin_trgm_ops);

-- Vendor contacts announce themselves with their level of access, and the one they had when that changed: the hub
-- tells those who see the level, and those who no longer do that the contact is gone.
CREATE FUNCTION announce_levels() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER announce_insert AFTER INSERT ON "VendorContact"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_levels();
CREATE TRIGGER announce_update AFTER UPDATE ON "VendorContact"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_levels();
CREATE TRIGGER announce_delete AFTER DELETE ON "VendorContact"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_levels();
