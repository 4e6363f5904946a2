CREATE TABLE "vendor_memory" (
	"user_id" integer NOT NULL,
	"read_as" text NOT NULL,
	"vendor" text NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "vendor_memory_user_id_read_as_pk" PRIMARY KEY("user_id","read_as")
);
--> statement-breakpoint
ALTER TABLE "vendor_memory" ADD CONSTRAINT "vendor_memory_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;