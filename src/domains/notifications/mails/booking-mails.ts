import { fill } from '#kernel/filled-text.ts'
import { term } from '#domains/translations/public.ts'
import type { Booking, RefundCause } from '#domains/rentals/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'
import {
  bookingFacts,
  cancellationTerms,
  carFacts,
  carName,
  coverTerms,
  deskFacts,
  driverFacts,
  forTheDesk,
  places,
  whatToBring,
} from './booking-facts.ts'
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { attachedVoucher } from './compose-voucher.ts'
import { isolated, wordsOf } from './mail-format.ts'
import type { Block } from './mail-layout.ts'
import type { ComposedMail } from '../mail.ts'
import { depositFacts, priceFacts } from './price-facts.ts'
import { reservationMarkup } from './reservation-markup.ts'

/**
 * `moved`: the amount that a change charged to the card (negative: refunded), or a refund without a change.
 * `cause`: the reason for that refund.
 */
export type BookingMail = (
  booking: Booking,
  setting: MailSetting,
  moved?: Money,
  cause?: RefundCause,
) => ComposedMail

/** Composes the confirmation: all that a driver needs at the desk, with the calendar file and the voucher as a PDF. */
export const bookingConfirmedMail: BookingMail = (booking, setting) =>
  voucherMail(booking, setting, 'confirmed')

/** Composes the same mail, worded for a change. */
export const bookingChangedMail: BookingMail = (booking, setting, moved) =>
  voucherMail(booking, setting, 'changed', changeMoney(booking, moved, setting.language))

function voucherMail(
  booking: Booking,
  setting: MailSetting,
  notification: 'confirmed' | 'changed',
  money: Block[] = [],
): ComposedMail {
  const { language } = setting
  const blocks = [
    ...(notification === 'confirmed' ? byPhone(booking, setting) : []),
    ...money,
    bookingFacts(booking, language),
    deskFacts(booking, 'pickup', language),
    deskFacts(booking, 'dropoff', language),
    carFacts(booking, language),
    ...driverFacts(booking, language),
    priceFacts(booking, language),
    ...coverTerms(booking, language),
    depositFacts(booking, language),
    cancellationTerms(booking, language),
    whatToBring(booking, language),
    ...forTheDesk(booking, language),
    bookingButton(booking, setting),
  ]
  const content = calendarFile(booking, setting)
  return bookingMail(booking, setting, notification, blocks, {
    markup: reservationMarkup(booking, setting),
    attachments: [
      { filename: `${booking.reference}.ics`, contentType: CALENDAR_TYPE, content },
      attachedVoucher(booking, setting),
    ],
  })
}

/** Composes a mail whose subject, title and first sentence are the texts of its notification. */
function bookingMail(
  booking: Booking,
  setting: MailSetting,
  notification:
    | 'confirmed'
    | 'changed'
    | 'unchanged'
    | 'cancelled'
    | 'awaiting'
    | 'failed'
    | 'unpaid'
    | 'refundLost'
    | 'paidBack',
  blocks: Block[],
  more: Pick<Parameters<typeof composed>[1], 'markup' | 'attachments'> = {},
): ComposedMail {
  const { language } = setting
  const words = wordsOf(language)
  return composed(setting, {
    subject: fill(words[`${notification}Subject`], places(booking, language)),
    title: words[`${notification}Title`],
    blocks: [textBlock(words[`${notification}Intro`], booking, language), ...blocks],
    ...more,
  })
}

function textBlock(words: string, booking: Booking, language: Language): Block {
  return { kind: 'text', text: fill(words, places(booking, language)) }
}

function changeMoney(booking: Booking, moved: Money | undefined, language: Language): Block[] {
  if (!moved || moved.amount === 0) return []
  const { changePaid, changeRefund } = wordsOf(language)
  const amount = amountText({ ...moved, amount: Math.abs(moved.amount) }, language)
  const words = moved.amount > 0 ? changePaid : changeRefund
  return [{ kind: 'text', text: fill(words, { ...places(booking, language), amount }) }]
}

/** Composes the mail about a failed change: the booking is unchanged. */
export const bookingUnchangedMail: BookingMail = (booking, setting) =>
  bookingMail(booking, setting, 'unchanged', [
    bookingFacts(booking, setting.language),
    deskFacts(booking, 'pickup', setting.language),
    deskFacts(booking, 'dropoff', setting.language),
    bookingButton(booking, setting),
  ])

export const bookingCancelledMail: BookingMail = (booking, setting) => {
  const blocks = [
    ...moneyBack(booking, setting.language),
    ...goodwillWithCancellation(booking, setting.language),
    bookingFacts(booking, setting.language),
    bookingButton(booking, setting),
  ]
  return bookingMail(booking, setting, 'cancelled', blocks, { markup: reservationMarkup(booking, setting) })
}

/**
 * Composes the mail about a supplier that has not responded yet: nothing is charged, and another mail will
 * follow.
 */
export const bookingAwaitingSupplierMail: BookingMail = (booking, setting) => {
  const { language } = setting
  const { awaitingHeld, awaitingNothing } = wordsOf(language)
  const isAuthorised = booking.payment_status === 'authorised' && booking.price.pay_now.amount > 0
  return bookingMail(booking, setting, 'awaiting', [
    ...byPhone(booking, setting),
    textBlock(isAuthorised ? awaitingHeld : awaitingNothing, booking, language),
    bookingFacts(booking, language),
    deskFacts(booking, 'pickup', language),
    bookingButton(booking, setting),
  ])
}

/** Composes the mail about a failed booking. States first what happened to the money. */
export const bookingFailedMail: BookingMail = (booking, setting) => {
  const { language, publicUrl } = setting
  const words = wordsOf(language)
  const money = {
    none: words.failedNothing,
    declined: words.failedNothing,
    released: words.failedReleased,
    pending: words.failedReleasing,
    authorised: words.failedReleasing,
    paid: words.failedRefund,
    refund_pending: words.failedRefund,
    refunded: words.failedRefund,
    refund_failed: words.refundLost,
  } as const satisfies Record<Booking['payment_status'], string>
  return bookingMail(booking, setting, 'failed', [
    textBlock(money[booking.payment_status], booking, language),
    bookingFacts(booking, language),
    { kind: 'button', label: words.buttonSearch, href: pageUrl(publicUrl, `/${language}/`) },
  ])
}

/**
 * Composes the mail about a payment that the bank did not approve while the visitor was away: no car, and no
 * charge.
 */
export const bookingUnpaidMail: BookingMail = (booking, setting) => {
  const { language, publicUrl } = setting
  const words = wordsOf(language)
  const car = `/${language}/car/${encodeURIComponent(booking.offer.offer_id)}`
  return bookingMail(booking, setting, 'unpaid', [
    { kind: 'text', text: words.unpaidMoney },
    { kind: 'text', text: words.unpaidNext },
    bookingFacts(booking, language),
    { kind: 'button', label: words.buttonCar, href: pageUrl(publicUrl, car) },
  ])
}

/** Composes the mail about a refund that the card's bank returned: it is still owed to the traveller. */
export const refundFailedMail: BookingMail = (booking, setting) =>
  bookingMail(booking, setting, 'refundLost', [
    textBlock(wordsOf(setting.language).refundLost, booking, setting.language),
    bookingFacts(booking, setting.language),
    bookingButton(booking, setting),
  ])

const PAID_BACK_FOR = {
  car_differs: 'paidBackCarDiffers',
  car_late: 'paidBackCarLate',
  charged_wrongly: 'paidBackChargedWrongly',
  plans_changed: 'paidBackPlansChanged',
  goodwill: 'paidBackGoodwill',
} as const satisfies Record<RefundCause, string>

/** Composes the mail about a refund beyond the terms: the amount, the card, and the reason. */
export const paidBackMail: BookingMail = (booking, setting, moved, reason) => {
  const { language } = setting
  const words = wordsOf(language)
  // A repeated mail reports the last refund.
  const last = booking.paid_back.at(-1)
  const [amount, cause] = [moved ?? last?.amount, reason ?? last?.cause ?? 'goodwill']
  const rows = amount
    ? [{ label: words.paidBackAmount, lines: [amountText(amount, language)], strong: true }]
    : []
  return bookingMail(booking, setting, 'paidBack', [
    { kind: 'text', text: words[PAID_BACK_FOR[cause]] },
    { kind: 'facts', heading: words.paidBackHeading, rows },
    textBlock(words.paidBackSoon, booking, language),
    bookingFacts(booking, language),
    bookingButton(booking, setting),
  ])
}

/** Composes the list of the references of an address's upcoming bookings. */
export function bookingReferencesMail(bookings: readonly Booking[], setting: MailSetting): ComposedMail {
  const { language, publicUrl } = setting
  const words = wordsOf(language)
  return composed(setting, {
    subject: words.referencesSubject,
    title: words.referencesTitle,
    blocks: [
      { kind: 'text', text: words.referencesIntro },
      ...bookings.map((booking): Block => {
        const pickUp = fill(words.localTime, { time: wallTimeText(booking.pickup_at, language) })
        return {
          kind: 'facts',
          heading: booking.reference,
          rows: [
            { label: words.status, lines: [term('booking_status', booking.status, language)] },
            { label: words.pickUp, lines: [pickUp, booking.offer.pickup.name] },
            { label: words.car, lines: [carName(booking, language)] },
          ],
        }
      }),
      { kind: 'button', label: words.buttonManage, href: pageUrl(publicUrl, `/${language}/manage-booking`) },
    ],
  })
}

function moneyBack(booking: Booking, language: Language): Block[] {
  const words = wordsOf(language)
  const { refund, payment_status: paid } = booking
  if (paid === 'released' || !refund || (refund.amount.amount === 0 && refund.fee.amount === 0))
    return [textBlock(paid === 'released' ? words.refundReleased : words.refundNone, booking, language)]
  const rows = [
    { label: words.refundAmount, lines: [amountText(refund.amount, language)], strong: true },
    { label: words.fee, lines: [amountText(refund.fee, language)] },
  ]
  return [
    { kind: 'facts', heading: words.refund, rows },
    ...(refund.amount.amount > 0 ? [textBlock(words.refundSoon, booking, language)] : []),
  ]
}

/** Returns the goodwill refunds of a cancellation, with their causes. */
function goodwillWithCancellation(booking: Booking, language: Language): Block[] {
  const words = wordsOf(language)
  const refunds = booking.paid_back.filter(({ with_cancellation }) => with_cancellation)
  if (refunds.length === 0) return []
  const isOnlyThis = (booking.refund?.amount.amount ?? 0) === 0
  return [
    ...refunds.flatMap(({ amount, cause }): Block[] => [
      { kind: 'text', text: words[PAID_BACK_FOR[cause]] },
      {
        kind: 'facts',
        heading: words.cancelledGoodwill,
        rows: [{ label: words.paidBackAmount, lines: [amountText(amount, language)], strong: true }],
      },
    ]),
    ...(isOnlyThis ? [textBlock(words.paidBackSoon, booking, language)] : []),
  ]
}

/** Returns the blocks for a driver whom the staff booked for: they have not seen the terms, and their address is unverified. */
function byPhone(
  { for_caller: isForCaller }: Booking,
  { productName, publicUrl, language }: MailSetting,
): Block[] {
  if (!isForCaller) return []
  const words = wordsOf(language)
  return [
    { kind: 'text', text: fill(words.byPhone, { product: isolated(productName, language) }) },
    { kind: 'text', text: words.byPhoneElse },
    {
      kind: 'link',
      label: words.byPhoneTerms,
      href: pageUrl(publicUrl, `/${language}/terms-and-conditions`),
    },
  ]
}

function bookingButton(booking: Booking, { publicUrl, language }: MailSetting): Block {
  const href = pageUrl(publicUrl, `/${language}/booking/${booking.reference}`)
  return { kind: 'button', label: wordsOf(language).button, href }
}

function pageUrl(publicUrl: string, path: string): string {
  return new URL(path, publicUrl).href
}
