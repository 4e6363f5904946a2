ALTER TABLE "receipts" DROP CONSTRAINT "receipts_amount";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_card";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_printed";--> statement-breakpoint
ALTER TABLE "claim_lines" ALTER COLUMN "amount_minor" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "claim_lines" ALTER COLUMN "card_minor" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "amount_minor" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "card_minor" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD COLUMN "paid_by" text DEFAULT 'traveller' NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "project" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "paid_by" text DEFAULT 'traveller' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "project" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "paid_by" text DEFAULT 'traveller' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_amount" CHECK (abs(amount_minor) <= 999999999999);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_card" CHECK ((card_minor is null) = (card_currency is null) and abs(card_minor) <= 999999999999);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_printed" CHECK ((printed_minor is null) = (printed_currency is null));--> statement-breakpoint
UPDATE "receipts" SET "printed_minor" = "printed_minor" * 10 WHERE "printed_currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND');--> statement-breakpoint
UPDATE "claim_lines" SET "printed_minor" = "printed_minor" * 10 WHERE "printed_currency" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND');
