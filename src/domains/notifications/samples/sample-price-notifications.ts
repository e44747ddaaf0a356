import { GIVE_UP_REASONS, unsubscribeLinks, type PriceNotification } from '#domains/rentals/public.ts'
import { sampleBooking } from './sample-booking.ts'

const AT = Temporal.Instant.from('2026-12-01T09:00:00Z')

/** Returns one notification of each kind about a price. */
export function samplePriceNotifications(): PriceNotification[] {
  const { offer, reference, price } = sampleBooking()
  const saving = { amount: 5_230, currency: 'EUR' }
  const total = { ...price.total, amount: price.total.amount - saving.amount }
  const { vehicle, supplier } = offer
  const alert = {
    place: 'Dubai International',
    dropOffPlace: 'Abu Dhabi International',
    pickUpAt: '2027-03-01T10:00',
    dropOffAt: '2027-03-05T10:00',
    most: price.total,
    conditions: ['Gearbox: Automatic', 'Deposit up to €500'],
  }
  return [
    {
      kind: 'cheaper_car',
      reference,
      old: { vehicle, supplier, total: price.total },
      found: { vehicle: { ...vehicle, name: 'Skoda Octavia' }, supplier, total },
      saving,
      differs: { better: ['category', 'excess'], other: ['pickup'] },
      missing: 2,
      unsubscribe: unsubscribeLinks('s'.repeat(43)),
    },
    { kind: 'alert_confirm', at: AT, alert, page: `/price-mails/confirm?secret=${'s'.repeat(43)}` },
    { kind: 'alert_on', at: AT, alert, unsubscribe: unsubscribeLinks('s'.repeat(43)) },
    {
      kind: 'alert_low',
      alert,
      total,
      query: 'pickup_id=DXB',
      unsubscribe: unsubscribeLinks('s'.repeat(43)),
    },
    ...GIVE_UP_REASONS.map((reason) => ({
      kind: 'rebooking_ended' as const,
      reason,
      reference,
      newReference: 'QWERTY2345',
    })),
  ]
}
