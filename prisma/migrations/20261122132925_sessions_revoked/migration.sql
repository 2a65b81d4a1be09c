-- CreateTable
CREATE TABLE "RevokedToken" (
    "jti" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RevokedToken_pkey" PRIMARY KEY ("jti")
);

-- CreateIndex
CREATE INDEX "RevokedToken_expiresAt_idx" ON "RevokedToken"("expiresAt");

-- A session that was signed out announces itself: every server forgets it and ends its live streams.
CREATE FUNCTION announce_revocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', 'revoked', NEW.jti));
  RETURN NULL;
END $$;

CREATE TRIGGER revoke_session AFTER INSERT ON "RevokedToken" FOR EACH ROW EXECUTE FUNCTION announce_revocation();
