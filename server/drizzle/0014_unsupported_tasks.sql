-- No engine ever ran these tasks, and the contract no longer lists them. Algorithms of these tasks are drafts without a
-- version.
DELETE FROM "algorithms"
WHERE "task" IN ('classify', 'regress', 'pca')
	AND NOT EXISTS (SELECT FROM "algorithm_versions" WHERE "algorithm_versions"."algorithm_id" = "algorithms"."id");
