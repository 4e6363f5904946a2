CREATE INDEX "receipts_image" ON "receipts" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "receipts_thumbnail" ON "receipts" USING btree ("thumbnail_key");