-- The user's layout of the customer list.
CREATE TYPE "CustomerLayout" AS ENUM ('CARDS', 'LIST');
ALTER TABLE "User" ADD COLUMN "customerLayout" "CustomerLayout" NOT NULL DEFAULT 'CARDS';
