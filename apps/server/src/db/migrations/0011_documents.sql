CREATE TABLE "document_pages" (
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"image_key" text NOT NULL,
	"image_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "document_pages_document_id_number_pk" PRIMARY KEY("document_id","number"),
	CONSTRAINT "document_pages_number" CHECK (number between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"original_key" text NOT NULL,
	"original_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"page_count" integer NOT NULL,
	"stored_bytes" integer NOT NULL,
	"read_from" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_owner" UNIQUE("id","user_id"),
	CONSTRAINT "documents_kind" CHECK (kind in ('pdf', 'heic', 'tiff', 'xml', 'mail')),
	CONSTRAINT "documents_sha256" CHECK (sha256 ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "documents_page_count" CHECK (page_count between 1 and 30),
	CONSTRAINT "documents_read_from" CHECK (read_from in ('e-invoice', 'text', 'picture', 'none'))
);
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"message_key" text NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"raw_key" text,
	"raw_bytes" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_after" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "arrivals_once" UNIQUE("user_id","message_key"),
	CONSTRAINT "arrivals_state_known" CHECK (state in ('received', 'taken', 'refused')),
	CONSTRAINT "arrivals_reason" CHECK ((state = 'refused') = (reason is not null)),
	CONSTRAINT "arrivals_message_key" CHECK (message_key ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "inbound_addresses" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"takes_others" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_addresses_token" UNIQUE("token")
);
--> statement-breakpoint
DROP INDEX "uploads_age";--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "image_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "thumbnail_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "image_bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "first_page" integer;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "last_page" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "first_page" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "last_page" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "kept_until" timestamp with time zone DEFAULT now() + interval '1 day' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "arrival_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "photo_hash" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_addresses" ADD CONSTRAINT "inbound_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pages_image" ON "document_pages" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "documents_original" ON "documents" USING btree ("original_key");--> statement-breakpoint
CREATE INDEX "arrivals_state" ON "arrivals" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "arrivals_raw" ON "arrivals" USING btree ("raw_key");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_document" FOREIGN KEY ("document_id","user_id") REFERENCES "public"."documents"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_arrival_id_arrivals_id_fk" FOREIGN KEY ("arrival_id") REFERENCES "public"."arrivals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_document" FOREIGN KEY ("document_id","user_id") REFERENCES "public"."documents"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_document_pages" ON "receipts" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "uploads_document_pages" ON "uploads" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "uploads_arrival" ON "uploads" USING btree ("arrival_id");--> statement-breakpoint
CREATE INDEX "uploads_kept" ON "uploads" USING btree ("kept_until");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_pages" CHECK ((document_id is null) = (first_page is null) and (document_id is null) = (last_page is null) and first_page between 1 and last_page and last_page <= 30);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_pages" CHECK ((document_id is null) = (first_page is null) and (document_id is null) = (last_page is null) and first_page between 1 and last_page and last_page <= 30);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_photo_hash" CHECK (photo_hash ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_picture" CHECK ((image_key is null) = (problem is not null) and (image_key is null) = (thumbnail_key is null) and (image_key is null) = (image_bytes is null));