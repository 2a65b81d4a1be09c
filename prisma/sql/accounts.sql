-- Whether the cost that a password hash names is within the bounds: one that asks for gigabytes or minutes would stop
-- every sign-in. A hash that names no cost matches no password.
CREATE OR REPLACE FUNCTION is_affordable_hash(hash text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(substring(hash from '[$,]m=(\d+)')::numeric, 0) <= 65536
     AND coalesce(substring(hash from '[$,]t=(\d+)')::numeric, 0) <= 4
     AND coalesce(substring(hash from '[$,]p=(\d+)')::numeric, 0) <= 4
$$;

-- Announces a session that was signed out: every server forgets it and ends its live streams.
CREATE OR REPLACE FUNCTION announce_revocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', 'revoked', NEW.jti));
  RETURN NULL;
END $$;

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "User"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION announce_account();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "User"
  FOR EACH ROW WHEN (triggers_enabled() AND
    (OLD."tokenVersion", OLD."firstName", OLD."lastName", OLD.role, OLD."isActive", OLD.email,
     OLD.username, OLD."hiddenFromTeamBoard", OLD."emailVerifiedAt")
    IS DISTINCT FROM
    (NEW."tokenVersion", NEW."firstName", NEW."lastName", NEW.role, NEW."isActive", NEW.email,
     NEW.username, NEW."hiddenFromTeamBoard", NEW."emailVerifiedAt"))
  EXECUTE FUNCTION announce_account();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "User"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION announce_account();

-- Announces ended sessions.
CREATE OR REPLACE TRIGGER revoke_session AFTER INSERT ON "RevokedToken"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION announce_revocation();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "ApiKey"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION announce_account();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "ApiKey"
  FOR EACH ROW WHEN (triggers_enabled() AND
    (OLD."keyHash", OLD.name, OLD.role, OLD."revokedAt")
    IS DISTINCT FROM
    (NEW."keyHash", NEW.name, NEW.role, NEW."revokedAt"))
  EXECUTE FUNCTION announce_account();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "ApiKey"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION announce_account();
