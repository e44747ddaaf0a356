import { boughtText, categoryOf } from '#domains/fares/public.ts'
import { signInAddressOf } from '#domains/identity/public.ts'
import { mailboxKey } from '#kernel/email-address.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Approver } from './approver.ts'
import { findApprovers } from './booker.store.ts'
import { noticeCounts, type NoticeCause, type NoticeReader } from './notices/notice-limits.ts'
import { tripCostsFrom, type Cancellable } from './cancellation/trip-cancellation.ts'
import { noticeRoute } from './notices/notice-route.ts'
import { findReaderTrust, type ReaderTrust } from './notices/notice-reader.store.ts'
import { queueTripMail, queueTripSms } from './mails/trip-mails.service.ts'
import { TRIP_SMS, type TripNoticeKind, type TripNotice, type TripSms } from './trip-notice.ts'
import { paymentLink } from './trip-payment-link.service.ts'
import { findShownTrip } from './trip-read.store.ts'
import { isCancellable, localTime, moneyOf } from './trip-reply.ts'
import { returnedOf } from './trip-money.ts'
import { cancellable, type TripRecord } from './trip.ts'

/** The parts of the app that notify people of trips. */
export type NoticeApp = Pick<
  App,
  'clock' | 'productName' | 'publicUrl' | 'windowCounts' | 'limitScale' | 'tripPaymentLinks' | 'isSmsOn'
>

/** Target of a notice's link. An approver signs in for the company. */
type NoticeLink =
  | { linkTarget: 'payment' | 'contact'; reference: string }
  | { linkTarget: 'approval'; tripId: string; corpId: string }

/** `key`: key of the reader's rate limits. */
type Traveller = ReaderTrust & { recipient: string; key: string; requester: NoticeCause | null }

async function isWithinLimits(
  { windowCounts, limitScale, clock }: NoticeApp,
  tx: Db,
  reader: NoticeReader,
  requester: NoticeCause | null,
): Promise<boolean> {
  return (await windowCounts.takeIn(tx, noticeCounts(reader, requester, limitScale), clock.now())) === 0
}

async function noticeOf(
  app: NoticeApp,
  tx: Db,
  tripId: string,
  kind: TripNoticeKind | TripSms,
  {
    corpId,
    ...reader
  }: Pick<TripNotice, 'recipient' | 'langId' | 'name'> & Partial<Pick<Approver, 'corpId'>>,
): Promise<TripNotice> {
  const language = languageOf(reader.langId)
  const now = app.clock.now()
  const shown = await findShownTrip(tx, tripId, language)
  if (!shown) throw new Error(`there is no trip ${tripId} to notify of`)
  const { trip, details } = shown
  const credit = details.creditNotes.at(-1)
  const start = trip.startAt.toZonedDateTimeISO(trip.timeZone).toPlainDateTime()
  const { reference } = trip
  const to =
    corpId === undefined
      ? { linkTarget: linkTargetOf(kind, trip), reference }
      : ({ linkTarget: 'approval', tripId, corpId } as const)
  return {
    ...reader,
    tripId,
    traveller: trip.traveller.name,
    reference,
    city: details.cityName,
    start: localTime(trip.startAt, trip.timeZone),
    end: localTime(trip.endAt, trip.timeZone),
    route: noticeRoute(trip.request, { names: details.places, start, isKnown: reader.name !== null }),
    bought: boughtText(trip.fare, language),
    hasDriver: categoryOf(trip.category).hasDriver,
    deposit: trip.fare.deposit,
    desk: details.desk,
    payment: paymentOf(trip, now),
    cancelling: isCancellable(trip)
      ? tripCostsFrom(termsOf(trip), now).map(({ until, fee }) => ({
          until: until && localTime(until, trip.timeZone),
          fee,
        }))
      : [],
    link: linkTo(app, to, language),
    linkTarget: to.linkTarget,
    vehicleType: details.vehicleTypeName,
    total: trip.total,
    vehicle: details.vehicle,
    driver: details.driver,
    cancelled: trip.cancelled,
    bill: trip.bill && trip.billNumber !== null ? { number: trip.billNumber, fare: trip.bill } : null,
    credit: credit ? { number: credit.number, bill: credit.bill_number, total: credit.total } : null,
    money: moneyOf(trip),
    returned: returnedOf(trip),
  }
}

/**
 * Creates the notice to a traveller, without text that a stranger may have entered. Null if a rate limit is exceeded.
 */
async function noticeToTraveller(
  app: NoticeApp,
  tx: Db,
  trip: TripRecord,
  kind: TripNoticeKind | TripSms,
  { recipient, key, isVerified, isByStaff, requester }: Traveller,
): Promise<TripNotice | null> {
  if (!(await isWithinLimits(app, tx, { to: key, isVerified }, requester))) return null
  const isKnown = isVerified || isByStaff
  const name = isKnown ? trip.traveller.name : null
  const notice = await noticeOf(app, tx, trip.id, kind, { recipient, langId: trip.langId, name })
  const { cancelled } = notice
  // An automatic cancellation has one of our own reasons.
  if (isKnown || !cancelled || !requester || requester.network === null) return notice
  return { ...notice, cancelled: { ...cancelled, reason: null } }
}

/**
 * Queues a notice of a trip in the caller's transaction, with the trip's state there: a mail or, without an email
 * address, an SMS for the few urgent kinds. `requester`: the trips user who caused it, for the rate limits.
 */
export async function notifyTraveller(
  app: NoticeApp,
  tx: Db,
  tripId: string,
  kind: Exclude<TripNoticeKind, 'to_approve'> | TripSms,
  requester: NoticeCause | null = null,
): Promise<void> {
  const shown = await findShownTrip(tx, tripId, 'en')
  if (!shown) return
  const { trip } = shown
  const { email, phone } = trip.traveller
  const { to } = signInAddressOf(email === undefined ? { mobile: phone } : { email })
  const trust = await findReaderTrust(tx, trip.id, to)
  if (email !== undefined) {
    if (kind === 'started') return
    const reader = { recipient: email, key: mailboxKey(email), requester, ...trust }
    const notice = await noticeToTraveller(app, tx, trip, kind, reader)
    if (notice) await queueTripMail(app, tx, kind, notice)
  } else if (isSms(kind)) {
    // No SMS was sent about this trip yet. The person who cancelled it knows, and a stranger gets no first message.
    const isNewToReader = requester?.network === null && trust.isVerified
    if (kind === 'cancelled' && requester && trip.vehicleId === null && !isNewToReader) return
    const reader = { recipient: to, key: to, requester, ...trust }
    const notice = await noticeToTraveller(app, tx, trip, kind, reader)
    if (notice) await queueTripSms(app, tx, kind, notice)
  }
}

/** Asks the approvers of a trip for approval, each by a mail in their language. */
export async function notifyApprovers(app: NoticeApp, tx: Db, tripId: string): Promise<void> {
  for (const approver of await findApprovers(tx, tripId))
    if (await isWithinLimits(app, tx, { to: mailboxKey(approver.recipient), isVerified: true }, null))
      await queueTripMail(app, tx, 'to_approve', await noticeOf(app, tx, tripId, 'to_approve', approver))
}

/** Returns a link to our site. */
function linkTo(app: NoticeApp, to: NoticeLink, language: Language): string {
  const { publicUrl } = app
  if (to.linkTarget === 'approval')
    return `${publicUrl}/widget/page?${new URLSearchParams({ corp: to.corpId, trip: to.tripId, language })}`
  return to.linkTarget === 'payment'
    ? paymentLink(app, to.reference, language)
    : `${publicUrl}/${language}/contact?booking=${to.reference}`
}

/** Returns the contact page if the mail asks for a reply; otherwise the payment page, if there is a payment. */
function linkTargetOf(kind: string, { payBy, approval }: TripRecord): 'payment' | 'contact' {
  const needsReply = kind === 'no_show' || kind === 'collected'
  return payBy === 'card' && approval !== 'waiting' && !needsReply ? 'payment' : 'contact'
}

/**
 * Returns the cancellation terms. An unpaid card trip is computed as if paid, because it is not reserved without payment.
 */
function termsOf(trip: TripRecord): Cancellable {
  const terms = cancellable(trip)
  return trip.payBy === 'card' && trip.paid.amount === 0 ? { ...terms, paid: trip.total } : terms
}

function isSms(kind: string): kind is TripSms {
  return TRIP_SMS.some((one) => one === kind)
}

function paymentOf(trip: TripRecord, now: Temporal.Instant) {
  const { payBy, paid, status, approval, unpaidMinutes, timeZone } = trip
  const waits = payBy === 'card' && status === 'booked' && approval !== 'waiting' && paid.amount === 0
  return {
    by: payBy,
    payUntil: waits ? localTime(now.add({ minutes: unpaidMinutes }), timeZone) : null,
  }
}
