import { expect, test } from 'vitest'
import { setting } from '#testing/builders/mails.ts'
import { sampleBooking } from './sample-booking.ts'
import { structuredDataIn, vocabularyErrors } from '#testing/builders/content/vocabulary.ts'
import { awaitingSupplierMail } from './awaiting-supplier-mail.ts'
import { cancelledMail } from './cancelled-mail.ts'
import { confirmedMail } from './confirmed-mail.ts'

test.for(['en', 'ar'] as const)(
  'the confirmation in %s tells mail programs the booking’s facts',
  (language) => {
    const [reservation, ...others] = structuredDataIn(confirmedMail(sampleBooking(), setting(language)).html)
    expect(others).toEqual([])
    expect(vocabularyErrors(reservation)).toEqual([])
    expect(reservation).toMatchObject({
      '@type': 'RentalCarReservation',
      reservationId: 'KMRTW7XYZ2',
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      underName: { name: 'Layla Haddad' },
      provider: { name: 'OKMobility' },
      pickupLocation: { name: 'Dubai Airport Terminal 1', telephone: '+971 4 224 5192' },
      pickupTime: '2027-03-01T10:00:00+04:00',
      dropoffLocation: { name: 'Abu Dhabi Downtown', address: { addressLocality: 'Abu Dhabi' } },
      dropoffTime: '2027-03-05T09:30:00+04:00',
      totalPrice: '421.50',
      priceCurrency: 'EUR',
    })
  },
)

test('a cancelled booking is told as one', () => {
  const mail = cancelledMail(sampleBooking({ status: 'cancelled' }), setting('en'))
  expect(structuredDataIn(mail.html)).toMatchObject([
    { reservationStatus: 'https://schema.org/ReservationCancelled' },
  ])
})

test('while the supplier has not answered there is no reservation to tell', () => {
  const mail = awaitingSupplierMail(sampleBooking({ status: 'awaiting_supplier' }), setting('en'))
  expect(structuredDataIn(mail.html)).toEqual([])
})

test('a name cannot end the script that carries it', () => {
  const booking = sampleBooking()
  const { driver } = booking
  if (!driver) throw new Error('the sample has a driver')
  const sample = sampleBooking({ driver: { ...driver, last_name: '</script><b>' } })
  const { html } = confirmedMail(sample, setting('en'))
  expect(html).not.toContain('</script><b>')
  expect(structuredDataIn(html)).toMatchObject([{ underName: { name: 'Layla </script><b>' } }])
})
