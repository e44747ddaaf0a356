import type { Language } from '#kernel/locale.ts'
import type { ColumnType } from 'kysely'
import type { Defaulted, Instant } from '#platform/db/columns.ts'
import type { Platform } from './i18n.contract.ts'
import type { TranslationState } from './staff-translation.contract.ts'

/** Inserted as JSON text. */
type NullableForms = ColumnType<object | null, string | null | undefined, string | null>

export type TranslationTables = {
  translations: {
    id: string
    platform: Platform
    lang: Language
    english: string
    /** SHA-256: a text may be longer than an index entry. */
    english_hash: Buffer
    state: TranslationState
    text: ColumnType<string | null, string | null | undefined, string | null>
    /** Replaces `text` if a number selects the form. */
    forms: NullableForms
    /** Incremented by every change of the staff, who send the version they saw. */
    version: Defaulted<number>
    /** Number of requests while it was missing. */
    asked: Defaulted<number>
    first_seen: Instant
    last_seen: Instant
    /** Time of its last change of state or translation. */
    changed_at: Instant
  }
  /** Number of texts added on a UTC day. */
  translation_days: { platform: Platform; day: string; added: Defaulted<number>; opened_at: Instant }
  translation_generation: { only_row: boolean; value: number }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends TranslationTables {}
}
