import { accountMail } from '../mails/account-mails.ts'
import { ACCOUNT_TEXTS } from '../mails/account-mails.ts'
import { bookingReferencesMail } from '../mails/booking-mails.ts'
import type { MailSetting } from '../mails/compose-mail.ts'
import { confirmDriverMail, formerAddressMail } from '../mails/driver-mails.ts'
import { enquiryAnsweredMail, enquiryReceivedMail } from '../mails/enquiry-mails.ts'
import { ENQUIRY_TEXTS } from '../mails/enquiry-mails.ts'
import { BOOKING_NOTIFICATIONS, notificationMail } from '../mails/news-mail.ts'
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
import { SAMPLE_PARTNER_NEWS } from './sample-partner-news.ts'
import { samplePriceNews } from './sample-price-news.ts'

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
    <News>(topic: MailTopic, template: (news: News) => string, mail: (news: News) => ComposedMail) =>
    (news: News): SampleMail => ({ topic, template: template(news), mail: mail(news) })
  const one = (topic: MailTopic, template: string, mail: ComposedMail): SampleMail => ({ topic, template, mail })
  const name = 'Layla'
  const tripsOf = (isSelfDrive: boolean) =>
    keys(TRIP_NOTICE_MESSAGES.en).map(
      of(
        'trip',
        (news) => (isSelfDrive ? `${news}_self_drive` : news),
        (news) => {
          const notice = sampleNotice(name, language, isSelfDrive)
          const isOver = news === 'cancelled' || news === 'no_show'
          const isBilled = news === 'billed' || news === 'credited' || news === 'collected'
          const shown = {
            ...notice,
            cancelled: isOver ? notice.cancelled : null,
            bill: isBilled ? notice.bill : null,
          }
          return tripMail(news, shown, setting)
        },
      ),
    )
  return [
    ...BOOKING_NOTIFICATIONS.map(
      of(
        'booking',
        (news) => news,
        (news) => notificationMail(news, booking, setting, { invoices: [], ...(news === 'paid_back' && PAID_BACK) }),
      ),
    ),
    ...(driver
      ? [one('booking', 'confirm_driver', confirmDriverMail(booking, { driver, secret: SECRET }, setting))]
      : []),
    one('booking', 'former_address', formerAddressMail(booking, setting)),
    one('booking', 'references', bookingReferencesMail([booking], setting)),
    ...samplePriceNews()
      .filter((news) => news.kind !== 'rebooking_ended' || news.reason === 'gone')
      .map(
        of(
          'price',
          (news) => news.kind,
          (news) => priceMail(news, setting),
        ),
      ),
    ...tripsOf(false),
    ...tripsOf(true),
    ...keys({ ...ACCOUNT_TEXTS.en, ...SECOND_STEP_TEXTS.en }).map(
      of(
        'account',
        (news) => news,
        (news) => accountMail(news, { name, page: '/account' }, setting),
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
        (news) => news.kind,
        (news) => newsletterMail(news, sender, setting),
      ),
    ),
    ...SAMPLE_PARTNER_NEWS.map(
      of(
        'partner',
        (news) => news.kind,
        (news) => partnerMail(news, setting),
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
