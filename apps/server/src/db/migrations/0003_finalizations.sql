CREATE TABLE "finalizations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finalizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trip_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "image_bytes" integer;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "unconfirmed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "finalizations" ADD CONSTRAINT "finalizations_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finalizations_trip" ON "finalizations" USING btree ("trip_id");--> statement-breakpoint
CREATE UNIQUE INDEX "finalizations_one_live_per_trip" ON "finalizations" USING btree ("trip_id") WHERE revoked_at is null;