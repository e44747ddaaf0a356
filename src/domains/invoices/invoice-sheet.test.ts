import { expect, test } from 'vitest'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { invoiceOf, hasSameContent } from './invoice.ts'
import type { Invoice } from './invoice.contract.ts'

const SELLER = { name: 'Rihla', lines: [] }
const ISSUED = { number: 'INV-2027-000001', issued_at: '2027-01-01T00:00:00Z' }

/** The invoice of a car that was booked in Arabic. */
function bookedInArabic(): Invoice {
  const { offer } = sampleBooking()
  const pickup = { ...offer.pickup, name: 'مطار دبي الدولي', name_en: 'Dubai Airport Terminal 1' }
  const draft = invoiceOf(sampleBooking({ offer: { ...offer, pickup } }), SELLER) ?? expect.fail('no invoice')
  return { ...draft, ...ISSUED }
}

test.for([
  { language: 'en', station: 'Dubai Airport Terminal 1' },
  { language: 'ar', station: 'مطار دبي الدولي' },
] as const)(
  'an invoice in $language names the station of an Arabic booking as $station',
  ({ language, station }) => {
    const { rows } = invoiceSheet(bookedInArabic(), language).rental
    expect(rows.map(({ value }) => value).join('\n')).toContain(station)
  },
)

test.for([
  { language: 'en', name: 'Child seat' },
  { language: 'ar', name: 'مقعد طفل' },
  { language: 'fr', name: 'Siège enfant' },
] as const)('an invoice names a child seat in $language, however the supplier does', ({ language, name }) => {
  const labels = invoiceSheet(bookedInArabic(), language).lines.map(({ label }) => label)
  expect(labels).toContain(name)
})

test('an invoice from before the kinds of extras names them as the booking did, and has the same content', () => {
  const invoice = bookedInArabic()
  const before = { ...invoice, lines: invoice.lines.map(({ extra: _extra, ...line }) => line) }
  expect(invoiceSheet(before, 'fr').lines.map(({ label }) => label)).toContain('Child seat')
  expect(hasSameContent(before, invoice)).toBe(true)
})

test.for([
  { language: 'en', value: 'AED\u00a01,192.20 (about €298.05)' },
  { language: 'ar', value: '1,192.20' },
] as const)('what the desk takes is exact in its own currency, in $language', ({ language, value }) => {
  const invoice = {
    ...bookedInArabic(),
    at_desk: { amount: 29_805, currency: 'EUR' },
    at_desk_own: { amount: 119_220, currency: 'AED' },
  }
  expect(invoiceSheet(invoice, language).totals.at(-1)?.value).toContain(value)
  expect(invoiceSheet(invoice, language).totals.at(-1)?.value).toContain(language === 'en' ? 'about' : 'نحو')
})

test('an invoice from before stations had their English name still shows the same', () => {
  const { pickup, at_desk_own: __, ...invoice } = bookedInArabic()
  const { station_en: _, ...before } = pickup
  expect(hasSameContent({ ...invoice, pickup: before }, { ...invoice, pickup })).toBe(true)
  expect(
    hasSameContent({ ...invoice, pickup: before }, { ...invoice, pickup: { ...pickup, station: 'دبي' } }),
  ).toBe(false)
})
