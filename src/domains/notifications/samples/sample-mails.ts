import { accountMail } from '../mails/account-mails.ts'
import { ACCOUNT_TEXTS } from '../mails/account-mails.ts'
import { bookingReferencesMail } from '../mails/booking-mails.ts'
import type { MailSetting } from '../mails/compose-mail.ts'
import { confirmDriverMail, formerAddressMail } from '../mails/driver-mails.ts'
import { enquiryAnsweredMail, enquiryReceivedMail } from '../mails/enquiry-mails.ts'
import { ENQUIRY_TEXTS } from '../mails/enquiry-mails.ts'
import { BOOKING_NOTIFICATIONS, notificationMail } from '../mails/booking-notification-mail.ts'
import { newsletterMail, type Sender } from '../mails/newsletter-mail.ts'
import { partnerMail } from '../mails/partner-mails.ts'
import { priceMail } from '../mails/price-mails.ts'
import { rewardMail } from '../mails/reward-mail.ts'
import { SECOND_STEP_TEXTS } from '../mails/account-mails.ts'
import { tripMail } from '../mails/trip-mails.ts'
import { TRIP_NOTICE_MESSAGES } from '../mails/trip-mail-texts.ts'
import type { ComposedMail } from '../mail.ts'
import type { MailTopic } from '../mail-topic.contract.ts'
import { tripCodeMail } from '../sms/trip-code.ts'
import { sampleBooking } from './sample-booking.ts'
import { sampleNotice } from './sample-notice.ts'
import { SAMPLE_PARTNER_NOTIFICATIONS } from './sample-partner-notifications.ts'
import { samplePriceNotifications } from './sample-price-notifications.ts'

export type SampleMail = { topic: MailTopic; template: string; mail: ComposedMail }

const AT = Temporal.Instant.from('2026-12-01T09:00:00Z')
const SECRET = 's'.repeat(43)

const keys = <Name extends string>(texts: Readonly<Record<Name, unknown>>) => Object.keys(texts) as Name[]

/** Composes every mail of the product with sample data, in a language. The links lead nowhere. */
export function sampleMails(setting: MailSetting, sender: Sender): SampleMail[] {
  const { language } = setting
  const booking = sampleBooking()
  const { driver } = booking
  const of =
    <Notification>(topic: MailTopic, template: (notification: Notification) => string, mail: (notification: Notification) => ComposedMail) =>
    (notification: Notification): SampleMail => ({ topic, template: template(notification), mail: mail(notification) })
  const one = (topic: MailTopic, template: string, mail: ComposedMail): SampleMail => ({ topic, template, mail })
  const name = 'Layla'
  const tripsOf = (isSelfDrive: boolean) =>
    keys(TRIP_NOTICE_MESSAGES.en).map(
      of(
        'trip',
        (notification) => (isSelfDrive ? `${notification}_self_drive` : notification),
        (notification) => {
          const notice = sampleNotice(name, language, isSelfDrive)
          const isOver = notification === 'cancelled' || notification === 'no_show'
          const isBilled = notification === 'billed' || notification === 'credited' || notification === 'collected'
          const shown = {
            ...notice,
            cancelled: isOver ? notice.cancelled : null,
            bill: isBilled ? notice.bill : null,
          }
          return tripMail(notification, shown, setting)
        },
      ),
    )
  return [
    ...BOOKING_NOTIFICATIONS.map(
      of(
        'booking',
        (notification) => notification,
        (notification) => notificationMail(notification, booking, setting, { invoices: [], ...(notification === 'paid_back' && PAID_BACK) }),
      ),
    ),
    ...(driver
      ? [one('booking', 'confirm_driver', confirmDriverMail(booking, { driver, secret: SECRET }, setting))]
      : []),
    one('booking', 'former_address', formerAddressMail(booking, setting)),
    one('booking', 'references', bookingReferencesMail([booking], setting)),
    ...samplePriceNotifications()
      .filter((notification) => notification.kind !== 'rebooking_ended' || notification.reason === 'gone')
      .map(
        of(
          'price',
          (notification) => notification.kind,
          (notification) => priceMail(notification, setting),
        ),
      ),
    ...tripsOf(false),
    ...tripsOf(true),
    ...keys({ ...ACCOUNT_TEXTS.en, ...SECOND_STEP_TEXTS.en }).map(
      of(
        'account',
        (notification) => notification,
        (notification) => accountMail(notification, { name, page: '/account' }, setting),
      ),
    ),
    one('account', 'trip_code', tripCodeMail('123456', setting)),
    one(
      'account',
      'reward',
      rewardMail(
        {
          name,
          code: 'THANKS7QK2',
          takes: { kind: 'fixed', amount: { amount: 2500, currency: 'EUR' } },
          validUntil: AT.add({ hours: 24 * 180 }),
        },
        setting,
      ),
    ),
    ...keys(ENQUIRY_TEXTS.en.received.text).map(
      of(
        'enquiry',
        (kind) => `received_${kind}`,
        (kind) => enquiryReceivedMail({ kind, number: 'E-4821-0937', written }, setting),
      ),
    ),
    one(
      'enquiry',
      'answered',
      enquiryAnsweredMail({ number: 'E-4821-0937', answer: written.message, written }, setting),
    ),
    ...(
      [
        { kind: 'confirm', at: AT, page: '/newsletter/confirm' },
        { kind: 'subscribed', at: AT, page: '/newsletter/leave', oneClick: '/' },
        { kind: 'already', at: AT, page: '/newsletter/leave', oneClick: '/' },
      ] as const
    ).map(
      of(
        'newsletter',
        (notification) => notification.kind,
        (notification) => newsletterMail(notification, sender, setting),
      ),
    ),
    ...SAMPLE_PARTNER_NOTIFICATIONS.map(
      of(
        'partner',
        (notification) => notification.kind,
        (notification) => partnerMail(notification, setting),
      ),
    ),
  ]
}

const written = {
  name: 'Layla',
  quoted: [{ field: 'subject' as const, text: 'KMRTW7XYZ2' }],
  message: 'Is there a child seat at the desk?',
}

/** A staff refund beyond the terms. */
const PAID_BACK = { moved: { amount: 5000, currency: 'EUR' }, cause: 'car_late' } as const
