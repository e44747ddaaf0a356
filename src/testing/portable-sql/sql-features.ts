/** A feature of PostgreSQL, as it is recognised in a text of `sqlIn`, or in code that builds a statement. */
export type Feature = { name: string; inSql: RegExp; inCode?: RegExp }

/**
 * Features that PgBouncer in transaction mode, a standby, YugabyteDB or CockroachDB lacks, and that we do not use. The reasons
 * are in docs/how-it-works/portable-sql.md.
 */
export const UNSUPPORTED: readonly Feature[] = [
  { name: 'LISTEN and NOTIFY', inSql: /^(?:un)?listen \w|^notify \w|pg_notify\(/ },
  { name: 'session-level advisory locks', inSql: /pg_(?:try_)?advisory_(?:un)?lock/ },
  { name: 'session settings', inSql: /^(?:set (?!local|constraints)|reset |discard )|set_config\(/ },
  { name: 'named prepared statements', inSql: /^(?:prepare|execute|deallocate) / },
  { name: 'cursors', inSql: /^(?:declare|fetch|move) |\bwith hold\b/ },
  { name: 'LOAD and DO', inSql: /^(?:load|do) / },
  {
    name: 'temporary tables without ON COMMIT DROP',
    inSql: /create temp(?:orary)? table (?!.* on commit drop)/,
  },
  { name: 'unlogged tables', inSql: /create unlogged/ },
  { name: 'EXCLUDE', inSql: /\bexclude (?:using|\()/ },
  { name: 'table inheritance', inSql: /\binherits ?\(/ },
  { name: 'rules', inSql: /create (?:or replace )?rule/ },
  { name: 'GiST, SP-GiST and hash indexes', inSql: /using (?:gist|spgist|hash)\b/ },
  {
    name: 'sequences, serial and identity columns',
    inSql: /\b(?:small|big)?serial\b|as identity|create sequence|(?:next|curr|set)val\(/,
  },
  { name: 'system columns except ctid', inSql: /\b(?:xmin|xmax|cmin|cmax|tableoid)\b/ },
  {
    name: 'large objects',
    inSql: /\blo_(?:create?|import|export|from_bytea|get|put|unlink)\b|pg_largeobject/,
  },
  { name: 'XML', inSql: /\bxml(?:element|parse|agg|forest)\b|xpath\(/ },
  { name: 'two-phase commit', inSql: /^(?:prepare transaction|commit prepared)/ },
  { name: 'LOCK TABLE', inSql: /^lock table/ },
  { name: 'MERGE', inSql: /^merge into/ },
  { name: 'materialized views and foreign tables', inSql: /create (?:materialized view|foreign table)/ },
  { name: 'extensions except pg_trgm', inSql: /create extension (?!if not exists pg_trgm)/ },
  { name: 'CREATE TYPE and CREATE DOMAIN', inSql: /create (?:type|domain)\b/ },
  {
    name: 'other isolation levels and manual transactions',
    inSql: /^(?:begin|start transaction|savepoint)\b|transaction isolation/,
    inCode: /\.(?:startTransaction|setIsolationLevel|setAccessMode|connection)\(/,
  },
]

/** Features in use that differ between these databases; the page lists each with its files. */
export const DIFFERENT: readonly Feature[] = [
  { name: 'row triggers in PL/pgSQL', inSql: /create (?:or replace )?trigger .* for each row/ },
  { name: 'statement triggers', inSql: /create (?:or replace )?trigger (?!.* for each row)/ },
  { name: 'transition tables', inSql: /referencing (?:new|old) table/ },
  { name: 'deferred constraint triggers', inSql: /create constraint trigger/ },
  { name: 'deferrable foreign keys', inSql: /references [^,]*deferrable/ },
  { name: 'pg_trigger_depth', inSql: /pg_trigger_depth/ },
  { name: 'transaction-level advisory locks', inSql: /pg_(?:try_)?advisory_xact_lock/ },
  { name: 'temporary tables with ON COMMIT DROP', inSql: /create temp(?:orary)? table .* on commit drop/ },
  { name: 'pg_current_xact_id', inSql: /pg_current_xact_id/ },
  { name: 'CREATE INDEX CONCURRENTLY', inSql: /index concurrently|^concurrently$/ },
  { name: 'GIN and trigram indexes', inSql: /using gin/ },
  { name: 'BRIN indexes', inSql: /using brin\b/ },
  { name: 'ctid', inSql: /\bctid\b/ },
  { name: 'generated columns', inSql: /generated always as \(/ },
  { name: 'NULLS NOT DISTINCT', inSql: /nulls not distinct/ },
  {
    name: 'system catalogues',
    inSql: /\bpg_(?:index|class|stat\w*|constraint|trigger|attribute)\b|to_regclass/,
  },
  { name: 'storage parameters', inSql: /(?:set|with) \((?:autovacuum|fillfactor)/ },
  { name: 'expression statistics', inSql: /create statistics/ },
  {
    name: 'data-modifying WITH',
    inSql: /\bas (?:not materialized |materialized )?\( ?(?:insert|update|delete) /,
    inCode: /\.with\([^)]*\)? ?=>\s*\w+\s*\.(?:insertInto|updateTable|deleteFrom)/,
  },
  { name: 'SKIP LOCKED', inSql: /skip locked/, inCode: /\.skipLocked\(\)/ },
  { name: 'COPY', inSql: /^copy / },
  { name: 'partitions', inSql: /partition by (?:range|list|hash)|partition of / },
]
