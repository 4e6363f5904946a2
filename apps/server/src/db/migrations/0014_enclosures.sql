ALTER TABLE "documents" ADD COLUMN "enclosures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_enclosures" ON "documents" USING gin ("enclosures" jsonb_path_ops);