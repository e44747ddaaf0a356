import type { Language, Localized } from '#kernel/locale.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../../words/en/cancel-reason.json'

/** Reasons of cancellations by our jobs. A person's reason is free text. */
const AUTOMATIC_REASONS: Readonly<Record<string, Localized>> = readTextsByKey<typeof words>(
  'domains/trips',
  'cancel-reason',
)

/** Returns the text of a cancellation reason. Our codes are never shown. */
export function cancelReasonText(reason: string | null, language: Language): string | null {
  return reason === null ? null : (AUTOMATIC_REASONS[reason]?.[language] ?? reason)
}
