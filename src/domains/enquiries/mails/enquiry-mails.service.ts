import {
  queueComposedMail,
  type ComposedMail,
  type MailApp,
  type MailReader,
  type MailSetting,
  type SampleMail,
} from '#domains/outgoing/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { answeredMail, type Answered } from './answered-mail.ts'
import { ENQUIRY_TEXTS } from './enquiry-mail-texts.ts'
import { newsletterMail, type NewsletterNotification, type Sender } from './newsletter-mail.ts'
import { priceDeclinedMail, type PriceDeclined } from './price-declined-mail.ts'
import { priceOfferMail, type PriceOffer } from './price-offer-mail.ts'
import { receivedMail, type Received } from './received-mail.ts'

declare module '#platform/app.ts' {
  interface App {
    /** The sender that newsletters must state. */
    mailSender: Sender
  }
}

/** The sender of an enquiry. */
type Enquirer = MailReader & { enquiryId: string }

function queue(
  app: MailApp,
  tx: Db,
  { enquiryId: id, ...reader }: Enquirer,
  template: string,
  compose: (setting: MailSetting) => ComposedMail,
): Promise<void> {
  const origin = { topic: 'enquiry', template, about: { kind: 'enquiry', id } } as const
  return queueComposedMail(app, tx, reader, origin, compose)
}

/** Queues the receipt of an enquiry. */
export function queueEnquiryReceived(app: MailApp, tx: Db, mail: Enquirer & Received): Promise<void> {
  return queue(app, tx, mail, 'received', (setting) => receivedMail(mail, setting))
}

/** Queues the answer to an enquiry. */
export function queueEnquiryAnswer(app: MailApp, tx: Db, mail: Enquirer & Answered): Promise<void> {
  return queue(app, tx, mail, 'answered', (setting) => answeredMail(mail, setting))
}

/** Queues the price that a trip was requested for. */
export function queuePriceOffer(app: MailApp, tx: Db, mail: Enquirer & PriceOffer): Promise<void> {
  return queue(app, tx, mail, 'price_offer', (setting) => priceOfferMail(mail, setting))
}

/** Queues the rejection of a request for a price. */
export function queuePriceDeclined(app: MailApp, tx: Db, mail: Enquirer & PriceDeclined): Promise<void> {
  return queue(app, tx, mail, 'price_declined', (setting) => priceDeclinedMail(mail, setting))
}

/** Queues a mail about a subscription to the newsletter. */
export function queueNewsletterMail(
  app: MailApp & Pick<App, 'mailSender'>,
  tx: Db,
  notification: NewsletterNotification,
  reader: MailReader,
): Promise<void> {
  const origin = { topic: 'newsletter', template: notification.kind } as const
  return queueComposedMail(app, tx, reader, origin, (setting) =>
    newsletterMail(notification, app.mailSender, setting),
  )
}

const at = Temporal.Instant.from('2026-12-01T09:00:00Z')
const NEWSLETTERS: readonly NewsletterNotification[] = [
  { kind: 'confirm', at, page: '/newsletter/confirm' },
  { kind: 'subscribed', at, page: '/newsletter/leave', oneClick: '/' },
  { kind: 'already', at, page: '/newsletter/leave', oneClick: '/' },
]

const written = {
  name: 'Layla',
  quoted: [{ field: 'subject', text: 'KMRTW7XYZ2' }],
  message: 'Is there a child seat at the desk?',
} as const

/** Composes the mails about enquiries and the newsletter with sample data. */
export function enquirySamples(setting: MailSetting, sender: Sender): SampleMail[] {
  const number = 'E-4821-0937'
  const kinds = Object.keys(ENQUIRY_TEXTS.en.received.text) as Received['kind'][]
  return [
    ...kinds.map((kind) => ({
      topic: 'enquiry' as const,
      template: `received_${kind}`,
      mail: receivedMail({ kind, number, written }, setting),
    })),
    {
      topic: 'enquiry',
      template: 'answered',
      mail: answeredMail({ number, answer: written.message, written }, setting),
    },
    ...NEWSLETTERS.map((notification) => ({
      topic: 'newsletter' as const,
      template: notification.kind,
      mail: newsletterMail(notification, sender, setting),
    })),
  ]
}
