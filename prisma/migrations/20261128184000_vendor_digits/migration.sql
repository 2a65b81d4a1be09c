-- The digits by which a vendor is found are those of any keyboard: full-width ones, Arabic and Persian ones.
DROP INDEX "VendorContact_businessId_searchText_idx";
ALTER TABLE "VendorContact" DROP COLUMN "searchText";
ALTER TABLE "VendorContact" ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS (
    fold_text("company" || E'\n' || "salesRep" || E'\n' || "phoneNumber" || E'\n'
        || regexp_replace(translate(normalize("phoneNumber", NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'))
) STORED;
CREATE INDEX "VendorContact_businessId_searchText_idx" ON "VendorContact" USING GIN ("businessId" int4_ops, "searchText" gin_trgm_ops);
