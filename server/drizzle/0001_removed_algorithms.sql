ALTER TABLE "algorithms" DROP CONSTRAINT "algorithms_slug_key";--> statement-breakpoint
ALTER TABLE "algorithms" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "algorithms_slug_key" ON "algorithms" USING btree ("slug") WHERE "algorithms"."removed_at" is null;