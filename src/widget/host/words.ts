import type { Localized } from '#kernel/locale.ts'

/** The few words outside the frame: all others are in it. */
export const WORDS = {
  en: {
    book: 'Book a trip',
    failed: 'Booking did not load',
    again: 'Try again',
    close: 'Close',
  },
  ar: {
    book: 'احجز رحلة',
    failed: 'تعذّر تحميل الحجز',
    again: 'أعد المحاولة',
    close: 'إغلاق',
  },
  fr: {
    book: 'Réserver',
    failed: 'Chargement impossible',
    again: 'Réessayer',
    close: 'Fermer',
  },
} as const satisfies Localized<Record<string, string>>

export type HostWords = Readonly<Record<keyof (typeof WORDS)['en'], string>>
