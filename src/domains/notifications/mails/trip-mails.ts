import type { TripNews, TripNotice } from '#domains/trips/journey/trip-notice.ts'
import type { Language } from '#kernel/locale.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { greeting } from './greeting.ts'
import { dialled, fill, isolated, phoneText } from './mail-format.ts'
import type { Block, Fact } from './mail-layout.ts'
import type { ComposedMail } from '../mail.ts'
import { SELF_DRIVE_WORDS } from './self-drive-words.ts'
import { termsBlocks, tripFacts, tripLink } from './trip-facts.ts'
import { TRIP_WORDS } from './trip-words.ts'

/** The mail about what has become of a trip, or is to be decided of it. */
export function tripMail(news: TripNews, notice: TripNotice, setting: MailSetting): ComposedMail {
  const { language } = setting
  const words = TRIP_WORDS[language]
  const { subject, title, text } = (notice.isSelfDrive ? SELF_DRIVE_WORDS[language] : words).news[news]
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
  const isOver = news === 'cancelled' || news === 'no_show' || news === 'refund_failed'
  // What cancelling costs follows from what is paid: the receipt says it.
  const hasTerms = !isOver && news !== 'reserved' && news !== 'collected' && !notice.bill
  return composed(setting, {
    subject: fill(subject, places),
    title,
    blocks: [
      ...greeting(notice.name, language),
      { kind: 'text', text: fill(text, places) },
      ...(news === 'assigned' ? vehicleFacts(notice, language) : []),
      ...(news === 'cancelled' || news === 'no_show' ? costFacts(notice, language) : []),
      ...(news === 'billed' ? billFacts(notice, language) : []),
      ...(news === 'collected' ? paidFacts(notice, language) : []),
      ...(news === 'credited' ? creditFacts(notice, language) : []),
      tripFacts(notice, language),
      ...(hasTerms ? termsBlocks(notice, language) : []),
      tripLink(notice, language),
    ],
  })
}

function vehicleFacts({ vehicle, driver }: TripNotice, language: Language): Block[] {
  const words = TRIP_WORDS[language]
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
  const words = TRIP_WORDS[language]
  const { fee, refund, reason } = cancelled
  const rows = [
    { label: words.fee, lines: [amountText(fee, language)], strong: true },
    ...(refund.amount > 0
      ? [
          {
            label: words.refund,
            lines: [
              amountText(refund, language),
              ...(payment.by === 'driver' ? [] : [words.refundTo[payment.by]]),
            ],
          },
        ]
      : []),
    ...(reason === null ? [] : [{ label: words.reason, lines: [reason] }]),
  ]
  return [{ kind: 'facts', heading: words.cost, rows }]
}

function billFacts({ bill, money }: TripNotice, language: Language): Block[] {
  if (!bill) return []
  const words = TRIP_WORDS[language]
  return [
    {
      kind: 'facts',
      heading: words.bill,
      rows: [
        { label: words.number, lines: [bill.number] },
        ...bill.fare.lines.map(({ label, amount }) => ({ label, lines: [amountText(amount, language)] })),
        { label: words.total, lines: [amountText(bill.fare.total, language)], strong: true },
        { label: words.paid, lines: [amountText(money.paid, language)] },
        { label: words.due, lines: [amountText(money.due, language)], strong: true },
      ],
    },
  ]
}

function paidFacts({ bill, money }: TripNotice, language: Language): Block[] {
  const words = TRIP_WORDS[language]
  return [
    {
      kind: 'facts',
      heading: words.payment,
      rows: [
        ...(bill ? [{ label: words.bill, lines: [bill.number] }] : []),
        { label: words.total, lines: [amountText(money.billed ?? money.quoted, language)] },
        { label: words.paid, lines: [amountText(money.paid, language)], strong: true },
        { label: words.due, lines: [amountText(money.due, language)], strong: true },
      ],
    },
  ]
}

function creditFacts({ credit }: TripNotice, language: Language): Block[] {
  if (!credit) return []
  const words = TRIP_WORDS[language]
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
