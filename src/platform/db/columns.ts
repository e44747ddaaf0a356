import type { ColumnType, JSONColumnType } from 'kysely'

/** A JSON column; what is in it is named by the store that owns it. */
export type Json = JSONColumnType<object, object, object>
export type NullableJson = ColumnType<object | null, object | null, object | null>
/** Written as JSON text: pg would take a bare array for one of its own. */
export type JsonText = ColumnType<object, string, string>
export type Instant = ColumnType<Date, Date | string, Date | string>
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** May be left out of a new row. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>
export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
