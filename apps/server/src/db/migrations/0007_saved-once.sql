CREATE TABLE "deleted_receipts" (
	"user_id" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deleted_receipts_user_id_client_id_pk" PRIMARY KEY("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"image_key" text NOT NULL,
	"thumbnail_key" text NOT NULL,
	"image_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "photo_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "send_originals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_receipts" ADD CONSTRAINT "deleted_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_age" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "uploads_image" ON "uploads" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "uploads_thumbnail" ON "uploads" USING btree ("thumbnail_key");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_client" UNIQUE("user_id","client_id");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_photo_hash" CHECK (photo_hash ~ '^[0-9a-f]{64}$');