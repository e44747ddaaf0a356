import {
  queueComposedMail,
  type MailApp,
  type MailReader,
  type MailSetting,
  type SampleMail,
} from '#domains/outgoing/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { Driver } from '../bookings/driver.contract.ts'
import type { BookingMailName } from './booking-mail.contract.ts'
import {
  notificationMail,
  TRAVELLER_NOTIFICATIONS,
  type NotificationDetails,
  type TravellerNotification,
} from './booking-mails.ts'
import { confirmDriverMail } from './confirm-driver-mail.ts'
import { formerAddressMail } from './former-address-mail.ts'
import { priceMail, type PriceNotification } from './price-mail.ts'
import { redactedBooking, redactedElsewhere, redactedOtherDriver } from './redacted-booking.ts'
import { PRICE_TEXTS } from './price-mail-texts.ts'
import type { RebookingEnded } from './rebooking-ended-mail.ts'
import { referencesMail } from './references-mail.ts'
import { sampleBooking } from './sample-booking.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'

/** `isKnown`: the address is verified or backed by a payment. */
type BookingReader = MailReader & { isKnown: boolean }

function originOf({ booking_id: id }: Booking, template: BookingMailName) {
  return { topic: 'booking', template, about: { kind: 'booking', id } } as const
}

/** Queues a booking notification, with its invoices. */
export function queueBookingMail(
  app: MailApp,
  tx: Db,
  notification: TravellerNotification,
  booking: Booking,
  { isKnown, ...details }: BookingReader & NotificationDetails,
): Promise<void> {
  const shown = isKnown ? booking : redactedBooking(booking)
  const invoices = isKnown ? details.invoices : []
  return queueComposedMail(app, tx, details, originOf(booking, notification), (setting) =>
    notificationMail(notification, shown, setting, { ...details, invoices }),
  )
}

/** Queues a mail to the former address of a booking. */
export function queueFormerAddress(
  app: MailApp,
  tx: Db,
  booking: Booking,
  { isKnown, ...reader }: BookingReader,
): Promise<void> {
  const shown = isKnown ? booking : redactedElsewhere(booking)
  return queueComposedMail(app, tx, reader, originOf(booking, 'former_address'), (setting) =>
    formerAddressMail(shown, setting),
  )
}

/** Queues the link that confirms another driver, to the booking's current address. */
export async function queueConfirmation(
  app: MailApp,
  tx: Db,
  booking: Booking,
  {
    langId,
    isKnown,
    secret,
    driver: other,
  }: Omit<BookingReader, 'recipient'> & { driver: Driver; /** Part of the link. */ secret: string },
): Promise<void> {
  const recipient = booking.driver?.email
  if (recipient === undefined) return
  const shown = isKnown ? booking : redactedBooking(booking)
  const driver = isKnown ? other : redactedOtherDriver(other)
  const origin = originOf(booking, 'confirm_driver')
  await queueComposedMail(app, tx, { recipient, langId }, origin, (setting) =>
    confirmDriverMail(shown, { driver, secret }, setting),
  )
}

/** Queues the references of the upcoming bookings of an address. */
export function queueReferences(
  app: MailApp,
  tx: Db,
  { bookings, ...reader }: MailReader & { bookings: readonly Booking[] },
): Promise<void> {
  const origin = { topic: 'booking', template: 'references' } as const
  return queueComposedMail(app, tx, reader, origin, (setting) => referencesMail(bookings, setting))
}

/** Queues a mail about the price of a watched car. `bookingId`: the booking whose price it is. */
export function queuePriceMail(
  app: MailApp,
  tx: Db,
  notification: PriceNotification,
  { bookingId: id, ...reader }: MailReader & { bookingId?: string },
): Promise<void> {
  const { kind: template } = notification
  const origin =
    id === undefined
      ? ({ topic: 'price', template } as const)
      : ({ topic: 'booking', template, about: { kind: 'booking', id } } as const)
  return queueComposedMail(app, tx, reader, origin, (setting) => priceMail(notification, setting))
}

const SECRET = 's'.repeat(43)
const AT = Temporal.Instant.from('2026-12-01T09:00:00Z')

/** A staff refund beyond the terms. */
const PAID_BACK = { moved: { amount: 5000, currency: 'EUR' }, cause: 'car_late' } as const

/** Composes the mails about bookings and prices with sample data. */
export function rentalSamples(setting: MailSetting): SampleMail[] {
  const booking = sampleBooking()
  const { driver } = booking
  const price = samplePriceNotifications().filter(
    (notification) => notification.kind !== 'rebooking_ended' || notification.reason === 'gone',
  )
  const of = (template: string, mail: SampleMail['mail'], topic: SampleMail['topic'] = 'booking') => ({
    topic,
    template,
    mail,
  })
  return [
    ...TRAVELLER_NOTIFICATIONS.map((name) => {
      const details = { invoices: [], ...(name === 'paid_back' && PAID_BACK) }
      return of(name, notificationMail(name, booking, setting, details))
    }),
    ...(driver
      ? [of('confirm_driver', confirmDriverMail(booking, { driver, secret: SECRET }, setting))]
      : []),
    of('former_address', formerAddressMail(booking, setting)),
    of('references', referencesMail([booking], setting)),
    ...price.map((notification) => of(notification.kind, priceMail(notification, setting), 'price')),
  ]
}

/** Returns one notification of each kind about a price, and one for each reason that ends a rebooking. */
export function samplePriceNotifications(): PriceNotification[] {
  const { offer, reference, price } = sampleBooking()
  const saving = { amount: 5_230, currency: 'EUR' }
  const total = { ...price.total, amount: price.total.amount - saving.amount }
  const { vehicle, supplier } = offer
  const unsubscribe = unsubscribeLinks(SECRET)
  const alert = {
    place: 'Dubai International',
    dropOffPlace: 'Abu Dhabi International',
    pickUpAt: '2027-03-01T10:00',
    dropOffAt: '2027-03-05T10:00',
    most: price.total,
    conditions: ['Gearbox: Automatic', 'Deposit up to €500'],
  }
  const reasons = Object.keys(PRICE_TEXTS.en.rebooking_ended.text) as RebookingEnded['reason'][]
  return [
    {
      kind: 'cheaper_car',
      reference,
      old: { vehicle, supplier, total: price.total },
      found: { vehicle: { ...vehicle, name: 'Skoda Octavia' }, supplier, total },
      saving,
      differs: { better: ['category', 'excess'], other: ['pickup'] },
      missing: 2,
      unsubscribe,
    },
    { kind: 'alert_confirm', at: AT, alert, page: `/price-mails/confirm?secret=${SECRET}` },
    { kind: 'alert_on', at: AT, alert, unsubscribe },
    { kind: 'alert_low', alert, total, query: 'pickup_id=DXB', unsubscribe },
    ...reasons.map((reason) => ({
      kind: 'rebooking_ended' as const,
      reason,
      hasBoth: reason === 'old_not_cancelled',
      reference,
      newReference: 'QWERTY2345',
    })),
  ]
}
