import {
  composed,
  dialled,
  greeting,
  isolated,
  phoneText,
  type Block,
  type ComposedMail,
  type Fact,
  type MailSetting,
} from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'
import type { TripNotice, TripNoticeKind } from '../trip-notice.ts'
import { termsBlocks, tripFacts, tripLink } from './trip-facts.ts'
import { SELF_DRIVE_TEXTS, TRIP_MAIL_LABELS, TRIP_NOTICE_MESSAGES } from './trip-mail-texts.ts'

/**
 * Notifications without cancellation terms: their terms follow from the payment, which the receipt states,
 * and approvers do not cancel.
 */
const WITHOUT_TERMS: ReadonlySet<TripNoticeKind> = new Set(['reserved', 'collected', 'to_approve'])

/** Composes the email of a trip notice. */
export function tripMail(
  notification: TripNoticeKind,
  notice: TripNotice,
  setting: MailSetting,
): ComposedMail {
  const { language } = setting
  const words = TRIP_MAIL_LABELS[language]
  const messages = notice.hasDriver ? TRIP_NOTICE_MESSAGES[language] : SELF_DRIVE_TEXTS[language].news
  const { subject, title, text } = messages[notification]
  const { payUntil } = notice.payment
  const { paid } = notice.money
  const places = {
    traveller: isolated(notice.traveller, language),
    city: isolated(notice.city, language),
    reference: isolated(notice.reference, language),
    number: isolated(notice.bill?.number ?? notice.credit?.bill ?? '', language),
    until: payUntil === null ? '' : fill(words.time, { time: wallTimeText(payUntil, language) }),
    paid: amountText(paid, language),
  }
  const isOver =
    notification === 'cancelled' || notification === 'no_show' || notification === 'refund_failed'
  const hasTerms = !isOver && !WITHOUT_TERMS.has(notification) && !notice.bill
  return composed(setting, {
    subject: fill(subject, places),
    title,
    blocks: [
      ...greeting(notice.name, language),
      { kind: 'text', text: fill(text, places) },
      ...(notification === 'assigned' ? vehicleFacts(notice, language) : []),
      ...(notification === 'cancelled' || notification === 'no_show' ? costFacts(notice, language) : []),
      ...(notification === 'billed' ? billFacts(notice, language) : []),
      ...(notification === 'collected' ? paidFacts(notice, language) : []),
      ...(notification === 'credited' ? creditFacts(notice, language) : []),
      tripFacts(notice, language),
      ...(hasTerms ? termsBlocks(notice, language) : []),
      tripLink(notice, language),
    ],
  })
}

function vehicleFacts({ vehicle, driver }: TripNotice, language: Language): Block[] {
  const words = TRIP_MAIL_LABELS[language]
  const rows: Fact[] = []
  if (vehicle) {
    const { make, model, color, plate } = vehicle
    const car = `${make} ${model}`
    rows.push({ label: words.model, lines: [color === null ? car : `${car} · ${color}`] })
    rows.push({ label: words.plate, lines: [plate], strong: true })
  }
  if (driver) {
    rows.push({ label: words.driver, lines: [driver.name] })
    rows.push({
      label: words.phone,
      lines: [phoneText(driver.phone)],
      call: dialled(driver.phone),
      strong: true,
    })
  }
  return [
    ...(rows.length > 0 ? [{ kind: 'facts', heading: words.vehicle, rows } as const] : []),
    ...(driver ? [{ kind: 'text', text: words.callDriver } as const] : []),
  ]
}

function costFacts({ cancelled, payment }: TripNotice, language: Language): Block[] {
  if (!cancelled) return []
  const words = TRIP_MAIL_LABELS[language]
  const { fee, refund, reason } = cancelled
  const rows = [
    { label: words.fee, lines: [amountText(fee, language)], strong: true },
    ...(refund.amount > 0 ? [refundFact(refund, payment, language)] : []),
    ...(reason === null ? [] : [{ label: words.reason, lines: [reason] }]),
  ]
  return [{ kind: 'facts', heading: words.cost, rows }]
}

function refundFact(refund: Money, { by }: TripNotice['payment'], language: Language): Fact {
  const words = TRIP_MAIL_LABELS[language]
  const to = by === 'driver' ? [] : [words.refundTo[by]]
  return { label: words.refund, lines: [amountText(refund, language), ...to] }
}

/** Returns the amount still due, and its payee. */
function dueFact({ money: { due }, hasDriver }: TripNotice, language: Language): Fact {
  const words = TRIP_MAIL_LABELS[language]
  const to = due.amount > 0 ? [words.dueTo[hasDriver ? 'driver' : 'desk']] : []
  return { label: words.due, lines: [amountText(due, language), ...to], strong: true }
}

function billFacts(notice: TripNotice, language: Language): Block[] {
  const { bill, money, returned, payment } = notice
  if (!bill) return []
  const words = TRIP_MAIL_LABELS[language]
  return [
    {
      kind: 'facts',
      heading: words.bill,
      rows: [
        { label: words.number, lines: [bill.number] },
        ...bill.fare.lines.map(({ label, amount }) => ({ label, lines: [amountText(amount, language)] })),
        { label: words.total, lines: [amountText(bill.fare.total, language)], strong: true },
        ...(returned.amount > 0 ? [refundFact(returned, payment, language)] : []),
        { label: words.paid, lines: [amountText(money.paid, language)] },
        dueFact(notice, language),
      ],
    },
  ]
}

function paidFacts(notice: TripNotice, language: Language): Block[] {
  const { bill, money } = notice
  const words = TRIP_MAIL_LABELS[language]
  return [
    {
      kind: 'facts',
      heading: words.payment,
      rows: [
        ...(bill ? [{ label: words.bill, lines: [bill.number] }] : []),
        { label: words.total, lines: [amountText(money.billed ?? money.quoted, language)] },
        { label: words.paid, lines: [amountText(money.paid, language)], strong: true },
        dueFact(notice, language),
      ],
    },
  ]
}

function creditFacts({ credit }: TripNotice, language: Language): Block[] {
  if (!credit) return []
  const words = TRIP_MAIL_LABELS[language]
  return [
    {
      kind: 'facts',
      heading: words.creditNote,
      rows: [
        { label: words.number, lines: [credit.number] },
        { label: words.bill, lines: [credit.bill] },
        { label: words.total, lines: [amountText(credit.total, language)], strong: true },
      ],
    },
  ]
}
