ALTER INDEX "invocations_told_idx" RENAME TO "invocations_listed_idx";--> statement-breakpoint
ALTER INDEX "invocations_app_told_idx" RENAME TO "invocations_app_listed_idx";