import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by routes of invoices. */
export const invoiceTitles = {
  booking_not_found: {
    en: 'Booking not found',
    ar: 'لا يوجد حجز بهذه البيانات',
    fr: 'Réservation introuvable',
  },
}

export const problems = problemsTitled(invoiceTitles)
