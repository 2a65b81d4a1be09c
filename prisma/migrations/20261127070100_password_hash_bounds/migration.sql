-- A hash names its own cost, and one that asks for gigabytes or minutes would stop every sign-in. Whether its cost is
-- within the bounds; a hash that names no cost matches no password.
CREATE FUNCTION is_affordable_hash(hash text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(substring(hash from '[$,]m=(\d+)')::numeric, 0) <= 65536
     AND coalesce(substring(hash from '[$,]t=(\d+)')::numeric, 0) <= 4
     AND coalesce(substring(hash from '[$,]p=(\d+)')::numeric, 0) <= 4
$$;

-- Cuecard never made such a hash. Its account keeps everything else, and gets a password by a link or from an admin.
DO $$
BEGIN
  PERFORM set_config('cuecard.triggers', 'off', true);
  UPDATE "User" SET "passwordHash" = '$argon2id$none' WHERE NOT is_affordable_hash("passwordHash");
  UPDATE "SuperAdmin" SET "passwordHash" = '$argon2id$none' WHERE NOT is_affordable_hash("passwordHash");
  PERFORM set_config('cuecard.triggers', 'on', true);
END $$;

ALTER TABLE "User" DROP CONSTRAINT "User_passwordHash_check";
ALTER TABLE "User" ADD CONSTRAINT "User_passwordHash_check"
  CHECK ("passwordHash" LIKE '$argon2id$%' AND is_affordable_hash("passwordHash"));
ALTER TABLE "SuperAdmin" DROP CONSTRAINT "SuperAdmin_passwordHash_check";
ALTER TABLE "SuperAdmin" ADD CONSTRAINT "SuperAdmin_passwordHash_check"
  CHECK ("passwordHash" LIKE '$argon2id$%' AND is_affordable_hash("passwordHash"));
