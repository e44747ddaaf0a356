import type { ColumnType } from 'kysely'
import type { Defaulted, Instant } from '#platform/db/columns.ts'
import type { Platform } from './i18n.contract.ts'
import type { TranslationState } from './staff-translation.contract.ts'

/** Inserted as JSON text. */
type NullableForms = ColumnType<object | null, string | null | undefined, string | null>

/** Translation tables. */
export type TranslationTables = {
  translations: {
    id: string
    platform: Platform
    lang: 'en' | 'ar'
    english: string
    /** SHA-256: a text may be longer than an index entry. */
    english_hash: Buffer
    state: TranslationState
    text: ColumnType<string | null, string | null | undefined, string | null>
    /** Instead of `text` where a number chooses the form. */
    forms: NullableForms
    /** Grows with every change by the staff, who send the one they have seen. */
    version: Defaulted<number>
    /** How often it was asked for while it was missing. */
    asked: Defaulted<number>
    first_seen: Instant
    last_seen: Instant
    /** When it came into its state, or was translated otherwise. */
    changed_at: Instant
  }
  /** How many texts were added on a UTC day. */
  translation_days: { platform: Platform; day: string; added: Defaulted<number>; opened_at: Instant }
  translation_generation: { only_row: boolean; value: number }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends TranslationTables {}
}
