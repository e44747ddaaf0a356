import type { Language, Localized } from '#kernel/locale.ts'

/** Reasons of cancellations by our jobs. A person's reason is free text. */
const AUTOMATIC_REASONS: Readonly<Record<string, Localized>> = {
  not_paid: { en: 'Not paid in time', ar: 'لم تُدفع قيمتها في الوقت المحدد', fr: 'Paiement non reçu à temps' },
}

/** Returns the text of a cancellation reason. Our codes are never shown. */
export function cancelReasonText(reason: string | null, language: Language): string | null {
  return reason === null ? null : (AUTOMATIC_REASONS[reason]?.[language] ?? reason)
}
