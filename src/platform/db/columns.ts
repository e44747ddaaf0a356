import type { ColumnType, JSONColumnType } from 'kysely'

/** A JSON column; the store that owns it defines its type. */
export type Json = JSONColumnType<object, object, object>
export type NullableJson = ColumnType<object | null, object | null, object | null>
/** Written as JSON text: pg would convert a bare array to a PostgreSQL array. */
export type JsonText = ColumnType<object, string, string>
export type Instant = ColumnType<Temporal.Instant, Temporal.Instant, Temporal.Instant>
export type NullableInstant = ColumnType<
  Temporal.Instant | null,
  Temporal.Instant | null | undefined,
  Temporal.Instant | null
>
/** Optional on insert. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>
export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
/** Search text of a row (`searched-rows.ts`). Null if not folded yet, or if a name has changed since. */
export type SearchTextColumn = ColumnType<string | null, never, never>
export type SearchKeysColumn = ColumnType<number[] | null, never, never>
