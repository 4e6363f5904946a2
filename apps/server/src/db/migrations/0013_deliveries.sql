CREATE TABLE "deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"finalization_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"includes_images" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_outcomes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_outcomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"delivery_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"words" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivery_id" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_finalization_id_finalizations_id_fk" FOREIGN KEY ("finalization_id") REFERENCES "public"."finalizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_outcomes" ADD CONSTRAINT "delivery_outcomes_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_finalization" ON "deliveries" USING btree ("finalization_id");--> statement-breakpoint
CREATE INDEX "delivery_outcomes_delivery" ON "delivery_outcomes" USING btree ("delivery_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_delivery" ON "outbox" USING btree ("delivery_id");--> statement-breakpoint
-- Claims whose mail still waits.
INSERT INTO "deliveries" ("finalization_id", "recipient", "includes_images", "created_at")
SELECT f."id", f."sent_to", o."message"->'report'->'kinds' ? 'zip', o."created_at"
FROM "outbox" o JOIN "finalizations" f ON f."id" = (o."message"->'report'->>'finalizationId')::int
WHERE o."message"->>'to' = f."sent_to";--> statement-breakpoint
UPDATE "outbox" o SET "delivery_id" = d."id" FROM "deliveries" d
WHERE d."finalization_id" = (o."message"->'report'->>'finalizationId')::int AND d."recipient" = o."message"->>'to';
