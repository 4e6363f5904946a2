CREATE TABLE "image_prints" (
	"image_key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"print" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "look_alikes" (
	"receipt_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "look_alikes_receipt_id_other_id_pk" PRIMARY KEY("receipt_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "dismissed_twins" (
	"user_id" integer NOT NULL,
	"one" text NOT NULL,
	"other" text NOT NULL,
	CONSTRAINT "dismissed_twins_user_id_one_other_pk" PRIMARY KEY("user_id","one","other")
);
--> statement-breakpoint
ALTER TABLE "image_prints" ADD CONSTRAINT "image_prints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alikes" ADD CONSTRAINT "look_alikes_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alikes" ADD CONSTRAINT "look_alikes_other_id_receipts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_twins" ADD CONSTRAINT "dismissed_twins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_prints_user" ON "image_prints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "look_alikes_other" ON "look_alikes" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "receipts_day" ON "receipts" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "receipts_photo" ON "receipts" USING btree ("user_id","photo_hash") WHERE photo_hash is not null;--> statement-breakpoint
CREATE INDEX "receipts_number" ON "receipts" USING btree ("user_id",lower(trim(details ->> 'number'))) WHERE details is not null;--> statement-breakpoint
CREATE INDEX "finalizations_recipient" ON "finalizations" USING btree (lower("sent_to")) WHERE revoked_at is null;
