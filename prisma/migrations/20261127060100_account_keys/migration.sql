-- The form by which accounts are compared: canonical and without case, also of the Turkish İ and ı; accents count. Its twin
-- is api/core/text/accountKey.ts. The stored usernames and addresses stay as they are.
CREATE FUNCTION account_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(lower(translate(canonical_text(given), 'İı', 'ii') COLLATE "und-x-icu"), 'ς', 'σ');

ALTER TABLE "User"
    ADD COLUMN "usernameKey" TEXT GENERATED ALWAYS AS (account_key("username"::text)) STORED,
    ADD COLUMN "emailKey" TEXT GENERATED ALWAYS AS (account_key("email"::text)) STORED;

DROP INDEX "User_username_createdAt_id_idx";
DROP INDEX "User_username_emailVerifiedAt_idx";
DROP INDEX "User_email_idx";
CREATE INDEX "User_usernameKey_createdAt_id_idx" ON "User"("usernameKey", "createdAt", "id");
CREATE INDEX "User_usernameKey_emailVerifiedAt_idx" ON "User"("usernameKey", "emailVerifiedAt");
CREATE INDEX "User_emailKey_idx" ON "User"("emailKey");
