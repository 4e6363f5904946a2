CREATE TABLE "claim_lines" (
	"finalization_id" integer NOT NULL,
	"receipt_id" integer NOT NULL,
	"vendor" text NOT NULL,
	"date" date NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"category" text NOT NULL,
	"notes" text,
	"card_minor" integer,
	"rate" numeric,
	"rate_day" date,
	"converted_minor" bigint,
	CONSTRAINT "claim_lines_finalization_id_receipt_id_pk" PRIMARY KEY("finalization_id","receipt_id")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "openings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "first_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "finalizations" ADD COLUMN "last_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "card_minor" integer;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "card_currency" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "printed_minor" bigint;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "printed_currency" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD CONSTRAINT "claim_lines_finalization_id_finalizations_id_fk" FOREIGN KEY ("finalization_id") REFERENCES "public"."finalizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_card" CHECK ((card_minor is null) = (card_currency is null) and card_minor between 1 and 999999999);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_printed" CHECK ((printed_minor is null) = (printed_currency is null) and printed_minor > 0);--> statement-breakpoint
INSERT INTO "claim_lines" ("finalization_id", "receipt_id", "vendor", "date", "amount_minor", "currency", "category", "notes", "converted_minor")
SELECT f."id", r."id", r."vendor", r."date", r."amount_minor", r."currency", r."category", r."notes",
  CASE WHEN r."currency" = t."currency" THEN r."amount_minor" END
FROM "finalizations" f
JOIN "trips" t ON t."id" = f."trip_id"
JOIN "receipts" r ON r."trip_id" = t."id"
WHERE f."revoked_at" IS NULL;
