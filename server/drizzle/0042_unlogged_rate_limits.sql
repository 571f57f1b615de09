-- A request by key updates counters, and a log of these updates costs a write to the disk for each. After a crash of the
-- database, the counters start at zero.
ALTER TABLE "rate_limits" SET UNLOGGED;
