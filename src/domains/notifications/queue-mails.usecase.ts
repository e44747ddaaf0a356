import { nameInMail, type NotifyAccount, type NotifyReferrer } from '#domains/accounts/public.ts'
import type {
  QueueAnswer,
  QueuePriceDeclined,
  QueuePriceOffer,
  QueueReceived,
  NotifySubscriber,
} from '#domains/enquiries/public.ts'
import type { Invoice } from '#domains/invoices/public.ts'
import type { NotifyPartner } from '#domains/partners/public.ts'
import type {
  Booking,
  BookingMailName,
  Driver,
  TravellerNotification,
  RefundCause,
  QueuePriceMail,
} from '#domains/rentals/public.ts'
import type { QueueTripNotice } from '#domains/trips/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { accountMail } from './mails/account-mails.ts'
import { bookingReferencesMail } from './mails/booking-mails.ts'
import { mailSetting } from './mails/compose-mail.ts'
import { confirmDriverMail, formerAddressMail } from './mails/driver-mails.ts'
import {
  enquiryAnsweredMail,
  enquiryReceivedMail,
  priceDeclinedMail,
  priceOfferMail,
} from './mails/enquiry-mails.ts'
import { queueMail } from './mail.store.ts'
import type { ComposedMail, MailAbout, MailOrigin } from './mail.ts'
import { notificationMail } from './mails/booking-notification-mail.ts'
import { newsletterMail } from './mails/newsletter-mail.ts'
import { partnerMail } from './mails/partner-mails.ts'
import { priceMail } from './mails/price-mails.ts'
import { redactedBooking, redactedElsewhere, redactedOtherDriver } from './mails/redacted-booking.ts'
import { rewardMail } from './mails/reward-mail.ts'
import { tripCodeMail } from './sms/trip-code.ts'
import { tripMail } from './mails/trip-mails.ts'

type MailRecipient = { recipient: string; langId: LangId }
/**
 * `isKnown`: the booker has paid or has verified the address. `moved`: the amount that a change charged to
 * the card, or that we refunded for `cause`.
 */
type NotificationRecipient = MailRecipient & {
  invoices: readonly Invoice[]
  moved?: Money | undefined
  cause?: RefundCause | undefined
  isKnown: boolean
}
/** `secret`: part of the link that confirms the driver. `isKnown`: see `NotificationRecipient`. */
type DriverConfirmation = { driver: Driver; secret: string; langId: LangId; isKnown: boolean }

/**
 * The parts of the app that queue mails. Each function writes a mail in its reader's language, and queues it
 * in the transaction of the change that it reports.
 */
type MailApp = Pick<App, 'clock' | 'productName' | 'publicUrl'>

async function queue(
  { clock }: MailApp,
  tx: Db,
  mail: ComposedMail,
  { recipient, langId }: MailRecipient,
  origin: Omit<MailOrigin, 'about'> & { about?: MailAbout },
): Promise<void> {
  await queueMail(tx, { ...mail, recipient, langId }, clock.now(), { about: null, ...origin })
}

function originOfBooking({ booking_id: id }: Booking, template: BookingMailName) {
  return { topic: 'booking', template, about: { kind: 'booking', id } } as const
}

/** Queues a mail about an account, unless its reader may not get it. */
export async function queueAccountNotification(
  app: MailApp,
  ...[tx, notification, reader, { page }]: Parameters<NotifyAccount>
): Promise<void> {
  const { email: recipient, langId } = reader
  const name = nameInMail(notification, reader)
  if (name === undefined) return
  const mail = accountMail(notification, { name, page }, mailSetting(app, langId))
  await queue(app, tx, mail, { recipient, langId }, { topic: 'account', template: notification })
}

/** Queues the coupon for a person who referred a friend. */
export function queueReward(
  app: MailApp,
  ...[tx, { email: recipient, firstName: name, langId }, coupon]: Parameters<NotifyReferrer>
): Promise<void> {
  const mail = rewardMail({ name, ...coupon }, mailSetting(app, langId))
  return queue(app, tx, mail, { recipient, langId }, { topic: 'account', template: 'reward' })
}

/** Queues the code to sign in to trips. */
export function queueTripCode(
  app: MailApp,
  tx: Db,
  { code, ...reader }: MailRecipient & { code: string },
): Promise<void> {
  const mail = tripCodeMail(code, mailSetting(app, reader.langId))
  return queue(app, tx, mail, reader, { topic: 'account', template: 'trip_code' })
}

/** Queues the receipt of an enquiry. */
export function queueEnquiryReceived(
  app: MailApp,
  ...[tx, { recipient, langId, enquiryId: id, ...enquiry }]: Parameters<QueueReceived>
): Promise<void> {
  const mail = enquiryReceivedMail(enquiry, mailSetting(app, langId))
  return queue(app, tx, mail, { recipient, langId }, originOfEnquiry(id, 'received'))
}

/** Queues the answer to an enquiry. */
export function queueEnquiryAnswer(
  app: MailApp,
  ...[tx, { recipient, langId, enquiryId: id, ...answered }]: Parameters<QueueAnswer>
): Promise<void> {
  const mail = enquiryAnsweredMail(answered, mailSetting(app, langId))
  return queue(app, tx, mail, { recipient, langId }, originOfEnquiry(id, 'answered'))
}

/** Queues the price that a trip was requested for. */
export function queuePriceOffer(
  app: MailApp,
  ...[tx, { recipient, langId, enquiryId: id, ...offer }]: Parameters<QueuePriceOffer>
): Promise<void> {
  const mail = priceOfferMail(offer, mailSetting(app, langId))
  return queue(app, tx, mail, { recipient, langId }, originOfEnquiry(id, 'price_offer'))
}

/** Queues the rejection of a request for a price. */
export function queuePriceDeclined(
  app: MailApp,
  ...[tx, { recipient, langId, enquiryId: id, ...declined }]: Parameters<QueuePriceDeclined>
): Promise<void> {
  const mail = priceDeclinedMail(declined, mailSetting(app, langId))
  return queue(app, tx, mail, { recipient, langId }, originOfEnquiry(id, 'price_declined'))
}

function originOfEnquiry(id: string, template: string) {
  return { topic: 'enquiry', template, about: { kind: 'enquiry', id } } as const
}

/** Queues a mail about a subscription to the newsletter. */
export function queueNewsletter(
  app: MailApp & Pick<App, 'mailSender'>,
  ...[tx, notification, reader]: Parameters<NotifySubscriber>
): Promise<void> {
  const mail = newsletterMail(notification, app.mailSender, mailSetting(app, reader.langId))
  return queue(app, tx, mail, reader, { topic: 'newsletter', template: notification.kind })
}

/** Queues a mail about the price of a booked or a watched car. */
export function queuePriceNotification(
  app: MailApp,
  ...[tx, notification, { bookingId: id, ...reader }]: Parameters<QueuePriceMail>
): Promise<void> {
  return queue(app, tx, priceMail(notification, mailSetting(app, reader.langId)), reader, {
    template: notification.kind,
    ...(id === undefined ? { topic: 'price' } : { topic: 'booking', about: { kind: 'booking', id } }),
  })
}

/** Queues a mail to one of a partner's people. */
export function queuePartnerNotification(
  app: MailApp,
  ...[tx, notification, reader]: Parameters<NotifyPartner>
): Promise<void> {
  const mail = partnerMail(notification, mailSetting(app, reader.langId))
  return queue(app, tx, mail, reader, { topic: 'partner', template: notification.kind })
}

/** Queues a mail about a trip. */
export function queueTripNotice(
  app: MailApp,
  ...[tx, notification, notice]: Parameters<QueueTripNotice>
): Promise<void> {
  return queue(app, tx, tripMail(notification, notice, mailSetting(app, notice.langId)), notice, {
    topic: 'trip',
    template: notification,
    about: { kind: 'trip', id: notice.tripId },
  })
}

/** Queues a booking notification, with its invoices. */
export function queueTravellerNotification(
  app: MailApp,
  tx: Db,
  notification: TravellerNotification,
  booking: Booking,
  { invoices, moved, cause, isKnown, ...reader }: NotificationRecipient,
): Promise<void> {
  const shown = isKnown ? booking : redactedBooking(booking)
  const details = { invoices: isKnown ? invoices : [], moved, cause }
  const mail = notificationMail(notification, shown, mailSetting(app, reader.langId), details)
  return queue(app, tx, mail, reader, originOfBooking(booking, notification))
}

/** Queues a mail to the former address of a booking. */
export function queueFormerAddress(
  app: MailApp,
  tx: Db,
  booking: Booking,
  { isKnown, ...reader }: MailRecipient & { isKnown: boolean },
): Promise<void> {
  const shown = isKnown ? booking : redactedElsewhere(booking)
  const mail = formerAddressMail(shown, mailSetting(app, reader.langId))
  return queue(app, tx, mail, reader, originOfBooking(booking, 'former_address'))
}

/** Queues the link that confirms another driver, to the booking's current address. */
export async function queueConfirmation(
  app: MailApp,
  tx: Db,
  booking: Booking,
  { langId, isKnown, ...confirmation }: DriverConfirmation,
): Promise<void> {
  const recipient = booking.driver?.email
  if (recipient === undefined) return
  const shown = isKnown ? booking : redactedBooking(booking)
  const driver = isKnown ? confirmation.driver : redactedOtherDriver(confirmation.driver)
  const mail = confirmDriverMail(shown, { ...confirmation, driver }, mailSetting(app, langId))
  await queue(app, tx, mail, { recipient, langId }, originOfBooking(booking, 'confirm_driver'))
}

/** Queues the references of the upcoming bookings of an address. */
export function queueReferences(
  app: MailApp,
  tx: Db,
  { bookings, ...reader }: MailRecipient & { bookings: Booking[] },
): Promise<void> {
  const mail = bookingReferencesMail(bookings, mailSetting(app, reader.langId))
  return queue(app, tx, mail, reader, { topic: 'booking', template: 'references' })
}
