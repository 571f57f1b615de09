ALTER TABLE "alias_moves" RENAME COLUMN "by_id" TO "moved_by";--> statement-breakpoint
ALTER TABLE "item_tests" RENAME COLUMN "by" TO "created_by";
