import type { Language, Localized } from '#kernel/locale.ts'

/** Why a job of ours cancelled a trip; what a person gave as the reason is their own text. */
const OURS: Readonly<Record<string, Localized>> = {
  not_paid: { en: 'Not paid in time', ar: 'لم تُدفع قيمتها في الوقت المحدد' },
}

/** The reason of a cancellation in words; a code of ours is never shown. */
export function cancelReasonText(reason: string | null, language: Language): string | null {
  return reason === null ? null : (OURS[reason]?.[language] ?? reason)
}
