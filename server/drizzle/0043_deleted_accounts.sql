ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "deleted_at" = "updated_at" WHERE "mail" = "id" || '@deleted.invalid';
