-- Of the keys that are not revoked no two of a business have one name. An expression index, which the datamodel cannot say.
CREATE UNIQUE INDEX "ApiKey_businessId_lower_name_key" ON "ApiKey" ("businessId", lower("name" COLLATE "und-x-icu"))
  WHERE "revokedAt" IS NULL;

-- Keys announce themselves: a revoked one ends what it was let into, on every server. That it was used concerns nobody.
CREATE TRIGGER announce_insert AFTER INSERT ON "ApiKey" FOR EACH ROW EXECUTE FUNCTION announce_account();
CREATE TRIGGER announce_update AFTER UPDATE ON "ApiKey" FOR EACH ROW
  WHEN ((OLD."keyHash", OLD.name, OLD.role, OLD."revokedAt")
    IS DISTINCT FROM (NEW."keyHash", NEW.name, NEW.role, NEW."revokedAt"))
  EXECUTE FUNCTION announce_account();
CREATE TRIGGER announce_delete AFTER DELETE ON "ApiKey" FOR EACH ROW EXECUTE FUNCTION announce_account();
