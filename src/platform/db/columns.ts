import type { ColumnType, JSONColumnType } from 'kysely'

/** A JSON column; the store that owns it defines its type. */
export type Json = JSONColumnType<object, object, object>
export type NullableJson = ColumnType<object | null, object | null, object | null>
/** Written as JSON text: pg would convert a bare array to a PostgreSQL array. */
export type JsonText = ColumnType<object, string, string>
export type Instant = ColumnType<Date, Date | string, Date | string>
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** Optional on insert. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>
export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
