-- How a user looks at the list of customers, on every device.
CREATE TYPE "CustomerLayout" AS ENUM ('CARDS', 'LIST');
ALTER TABLE "User" ADD COLUMN "customerLayout" "CustomerLayout" NOT NULL DEFAULT 'CARDS';
