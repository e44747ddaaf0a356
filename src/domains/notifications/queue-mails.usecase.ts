import type { NameInMail, TellAccount, TellReward } from '#domains/accounts/public.ts'
import type {
  QueueAnswer,
  QueuePriceDeclined,
  QueuePriceOffer,
  QueueReceived,
  TellSubscriber,
} from '#domains/enquiries/public.ts'
import type { Invoice } from '#domains/invoices/public.ts'
import type { TellPartner } from '#domains/partners/public.ts'
import type {
  Booking,
  BookingMailName,
  Driver,
  News,
  RefundCause,
  QueuePriceMail,
} from '#domains/rentals/public.ts'
import type { QueueTripNotice } from '#domains/trips/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { accountMail } from './mails/account-mails.ts'
import { bookingReferencesMail } from './mails/booking-mails.ts'
import type { MailSetting } from './mails/compose-mail.ts'
import { confirmDriverMail, formerAddressMail } from './mails/driver-mails.ts'
import {
  enquiryAnsweredMail,
  enquiryReceivedMail,
  priceDeclinedMail,
  priceOfferMail,
} from './mails/enquiry-mails.ts'
import type { queueMail } from './mail.store.ts'
import type { ComposedMail, MailAbout, MailOrigin } from './mail.ts'
import { notificationMail } from './mails/news-mail.ts'
import { newsletterMail, type Sender } from './mails/newsletter-mail.ts'
import { partnerMail } from './mails/partner-mails.ts'
import { priceMail } from './mails/price-mails.ts'
import { redactedBooking, redactedElsewhere, redactedOtherDriver } from './mails/redacted-booking.ts'
import { rewardMail } from './mails/reward-mail.ts'
import { tripCodeMail } from './sms/trip-code.ts'
import { tripMail } from './mails/trip-mails.ts'

type MailRecipient = { recipient: string; langId: LangId }
/** `isKnown`: the booker has paid or has verified the address. `moved`: what a change charged to the card, or what we refunded for `cause`. */
type NotificationRecipient = MailRecipient & {
  invoices: readonly Invoice[]
  moved?: Money | undefined
  cause?: RefundCause | undefined
  isKnown: boolean
}
/** `secret`: of the link that confirms the driver. `isKnown`: see `NotificationRecipient`. */
type DriverConfirmation = { driver: Driver; secret: string; langId: LangId; isKnown: boolean }

type Needs = {
  queueMail: typeof queueMail
  setting: (langId: LangId) => MailSetting
  /** The sender that newsletters must state. */
  sender: Sender
  nameInMail: NameInMail
  now: () => Temporal.Instant
}

/** Writes each mail in its reader's language, and queues it in the transaction of what it reports. */
export function queueMails({ queueMail: queue, setting, sender, nameInMail, now }: Needs) {
  const put = async (
    tx: Db,
    mail: ComposedMail,
    { recipient, langId }: MailRecipient,
    origin: Omit<MailOrigin, 'about'> & { about?: MailAbout },
  ) => {
    await queue(tx, { ...mail, recipient, langId }, now(), { about: null, ...origin })
  }
  const ofBooking = ({ booking_id: id }: Booking, template: BookingMailName) =>
    ({ topic: 'booking', template, about: { kind: 'booking', id } }) as const
  const account: TellAccount = async (tx, notification, reader, { page }) => {
    const { email: recipient, langId } = reader
    const name = nameInMail(notification, reader)
    if (name !== undefined)
      await put(
        tx,
        accountMail(notification, { name, page }, setting(langId)),
        { recipient, langId },
        { topic: 'account', template: notification },
      )
  }
  const reward: TellReward = (tx, { email: recipient, firstName: name, langId }, coupon) =>
    put(
      tx,
      rewardMail({ name, ...coupon }, setting(langId)),
      { recipient, langId },
      { topic: 'account', template: 'reward' },
    )
  const enquiryReceived: QueueReceived = (tx, { recipient, langId, enquiryId: id, ...enquiry }) =>
    put(
      tx,
      enquiryReceivedMail(enquiry, setting(langId)),
      { recipient, langId },
      { topic: 'enquiry', template: 'received', about: { kind: 'enquiry', id } },
    )
  const enquiryAnswer: QueueAnswer = (tx, { recipient, langId, enquiryId: id, ...answered }) =>
    put(
      tx,
      enquiryAnsweredMail(answered, setting(langId)),
      { recipient, langId },
      { topic: 'enquiry', template: 'answered', about: { kind: 'enquiry', id } },
    )
  const priceOffer: QueuePriceOffer = (tx, { recipient, langId, enquiryId: id, ...offer }) =>
    put(
      tx,
      priceOfferMail(offer, setting(langId)),
      { recipient, langId },
      { topic: 'enquiry', template: 'price_offer', about: { kind: 'enquiry', id } },
    )
  const priceDeclined: QueuePriceDeclined = (tx, { recipient, langId, enquiryId: id, ...declined }) =>
    put(
      tx,
      priceDeclinedMail(declined, setting(langId)),
      { recipient, langId },
      { topic: 'enquiry', template: 'price_declined', about: { kind: 'enquiry', id } },
    )
  const newsletter: TellSubscriber = (tx, notification, reader) =>
    put(tx, newsletterMail(notification, sender, setting(reader.langId)), reader, {
      topic: 'newsletter',
      template: notification.kind,
    })
  const price: QueuePriceMail = (tx, notification, { bookingId: id, ...reader }) =>
    put(tx, priceMail(notification, setting(reader.langId)), reader, {
      template: notification.kind,
      ...(id === undefined ? { topic: 'price' } : { topic: 'booking', about: { kind: 'booking', id } }),
    })
  const partner: TellPartner = (tx, notification, reader) =>
    put(tx, partnerMail(notification, setting(reader.langId)), reader, {
      topic: 'partner',
      template: notification.kind,
    })
  const tripNotice: QueueTripNotice = (tx, notification, notice) =>
    put(tx, tripMail(notification, notice, setting(notice.langId)), notice, {
      topic: 'trip',
      template: notification,
      about: { kind: 'trip', id: notice.tripId },
    })

  return {
    queueTripNotice: tripNotice,
    queueNewsletter: newsletter,
    queuePriceNews: price,
    queueAccountNews: account,
    queueReward: reward,
    queuePartnerNews: partner,
    queueEnquiryReceived: enquiryReceived,
    queueEnquiryAnswer: enquiryAnswer,
    queuePriceOffer: priceOffer,
    queuePriceDeclined: priceDeclined,
    queueTripCode: (tx: Db, { code, ...reader }: MailRecipient & { code: string }) =>
      put(tx, tripCodeMail(code, setting(reader.langId)), reader, {
        topic: 'account',
        template: 'trip_code',
      }),
    /** Queues a booking notification, with its invoices. */
    queueNews: (
      tx: Db,
      notification: News,
      booking: Booking,
      { invoices, moved, cause, isKnown, ...reader }: NotificationRecipient,
    ) => {
      const shown = isKnown ? booking : redactedBooking(booking)
      return put(
        tx,
        notificationMail(notification, shown, setting(reader.langId), {
          invoices: isKnown ? invoices : [],
          moved,
          cause,
        }),
        reader,
        ofBooking(booking, notification),
      )
    },
    /** Queues a mail to the former address of a booking. */
    queueFormerAddress: (
      tx: Db,
      booking: Booking,
      { isKnown, ...reader }: MailRecipient & { isKnown: boolean },
    ) => {
      const shown = isKnown ? booking : redactedElsewhere(booking)
      const mail = formerAddressMail(shown, setting(reader.langId))
      return put(tx, mail, reader, ofBooking(booking, 'former_address'))
    },
    /** Queues the link that confirms another driver, to the booking's current address. */
    async queueConfirmation(
      tx: Db,
      booking: Booking,
      { langId, isKnown, ...confirmation }: DriverConfirmation,
    ) {
      const recipient = booking.driver?.email
      if (recipient === undefined) return
      const mail = isKnown
        ? confirmDriverMail(booking, confirmation, setting(langId))
        : confirmDriverMail(
            redactedBooking(booking),
            { ...confirmation, driver: redactedOtherDriver(confirmation.driver) },
            setting(langId),
          )
      await put(tx, mail, { recipient, langId }, ofBooking(booking, 'confirm_driver'))
    },
    queueReferences: (tx: Db, { bookings, ...reader }: MailRecipient & { bookings: Booking[] }) =>
      put(tx, bookingReferencesMail(bookings, setting(reader.langId)), reader, {
        topic: 'booking',
        template: 'references',
      }),
  }
}
