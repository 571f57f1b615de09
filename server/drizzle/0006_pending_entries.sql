ALTER INDEX "algorithms_search_idx" SET (fastupdate = true, gin_pending_list_limit = 128);--> statement-breakpoint
ALTER INDEX "apps_search_idx" SET (fastupdate = true, gin_pending_list_limit = 128);--> statement-breakpoint
ALTER INDEX "audit_events_search_idx" SET (fastupdate = true, gin_pending_list_limit = 128);--> statement-breakpoint
ALTER INDEX "nlp_items_search_idx" SET (fastupdate = true, gin_pending_list_limit = 128);--> statement-breakpoint
ALTER INDEX "recognitions_search_idx" SET (fastupdate = true, gin_pending_list_limit = 128);--> statement-breakpoint
ALTER INDEX "users_search_idx" SET (fastupdate = true, gin_pending_list_limit = 128);