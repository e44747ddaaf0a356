import { DRIVER_TERMS } from '#domains/fares/public.ts'
import { dialled, isolated, phoneText, type Block, type Fact } from '#domains/outgoing/public.ts'
import { counted, fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'
import type { TripNotice } from '../trip-notice.ts'
import { SELF_DRIVE_TEXTS, TRIP_MAIL_LABELS } from './trip-mail-texts.ts'

/** Returns the details of a trip for its mails: the route, the times in its city's time zone, the money. */
export function tripFacts(notice: TripNotice, language: Language): Block {
  const words = TRIP_MAIL_LABELS[language]
  const hired = SELF_DRIVE_TEXTS[language]
  const { reference, city, start, end, route, hasDriver, vehicleType, total, money } = notice
  const { bill, credit, cancelled, payment } = notice
  // True if the final cost may differ from the quote.
  const isQuote = bill !== null || credit !== null || cancelled !== null
  const isDriverPaid = bill !== null && payment.by === 'driver'
  const time = (at: string) => [fill(words.time, { time: wallTimeText(at, language) })]
  const place = (label: string, name: string | null): Fact[] =>
    name === null ? [] : [{ label, lines: [name] }]
  return {
    kind: 'facts',
    heading: hasDriver ? words.trip : hired.hire,
    rows: [
      { label: words.reference, lines: [reference], strong: true },
      { label: words.city, lines: [city] },
      { label: hasDriver ? words.pickUp : hired.collection, lines: time(start), strong: true },
      ...(hasDriver
        ? []
        : [
            { label: hired.return, lines: time(end), strong: true },
            {
              label: hired.collectionPoint,
              lines: [fill(hired.desk, { city: isolated(city, language) }), ...deskLines(notice.desk)],
            },
            ...deskPhone(notice.desk, words.phone),
          ]),
      ...place(words.from, route.from),
      ...place(words.to, route.to),
      ...(route.stops.length > 0
        ? [
            {
              label: words.stops,
              lines: route.stops.map(({ name, time }) =>
                time === null ? name : `${time} · ${isolated(name, language)}`,
              ),
            },
          ]
        : []),
      ...place(words.flight, route.flight),
      ...(route.back === null ? [] : [{ label: words.back, lines: time(route.back), strong: true }]),
      ...(route.seats === null ? [] : [{ label: words.seats, lines: [String(route.seats)] }]),
      ...place(words.bought, notice.bought),
      { label: words.vehicleType, lines: [vehicleType] },
      { label: isQuote ? words.quoted : words.total, lines: [amountText(total, language)] },
      // Mails with a bill name the payee of the amount due, and cancellations the destination of the money.
      ...(isDriverPaid || cancelled ? [] : [{ label: words.payment, lines: [words.pay[payWord(notice)]] }]),
      // A bill lists the amount paid next to the amount due.
      ...(money.paid.amount > 0 && !bill
        ? [{ label: words.paid, lines: [amountText(money.paid, language)] }]
        : []),
    ],
  }
}

function deskLines(desk: TripNotice['desk']): string[] {
  if (!desk) return []
  return [desk.address, desk.hours]
}

function deskPhone(desk: TripNotice['desk'], label: string): Fact[] {
  return desk ? [{ label, lines: [phoneText(desk.phone)], call: dialled(desk.phone) }] : []
}

function payWord({ payment: { by, payUntil }, hasDriver }: TripNotice) {
  if (by === 'card') return payUntil === null ? 'card' : 'card_due'
  return by === 'driver' && !hasDriver ? 'desk' : by
}

/**
 * Returns the cancellation costs; for a self-drive car also the deposit and the documents that its desk
 * requires.
 */
export function termsBlocks({ cancelling, hasDriver, deposit }: TripNotice, language: Language): Block[] {
  const words = TRIP_MAIL_LABELS[language]
  const hired = SELF_DRIVE_TEXTS[language]
  const items = cancelling.map(({ until, fee }, at) => {
    const amount = amountText(fee, language)
    if (until === null && at === 0 && fee.amount === 0) return words.freeAlways
    if (until === null) return fill(at === 0 ? words.noCancelling : words.costsFrom, { amount })
    return fill(fee.amount === 0 ? words.freeUntil : words.costsUntil, {
      amount,
      time: wallTimeText(until, language),
    })
  })
  return [
    ...(items.length > 0 ? [{ kind: 'list', heading: words.cancelling, items } as const] : []),
    ...(!hasDriver && deposit
      ? [
          {
            kind: 'list',
            heading: hired.deposit,
            items: [fill(hired.depositAtDesk, { amount: amountText(deposit, language) })],
          } as const,
        ]
      : []),
    ...(hasDriver ? [] : [whatHirersBring(language)]),
  ]
}

function whatHirersBring(language: Language): Block {
  const { bring, bringItems, years } = SELF_DRIVE_TEXTS[language]
  const values = {
    licence: counted(years, DRIVER_TERMS.licence_years, language),
    age: counted(years, DRIVER_TERMS.age, language),
  }
  return { kind: 'list', heading: bring, items: bringItems.map((item) => fill(item, values)) }
}

/** Returns the only link of a mail about a trip. */
export function tripLink({ link, linkTarget, hasDriver, payment }: TripNotice, language: Language): Block {
  const words = TRIP_MAIL_LABELS[language]
  const labels: Record<TripNotice['linkTarget'], string> = {
    approval: words.buttonDecide,
    payment: payment.payUntil === null ? words.buttonPayment : words.buttonPay,
    contact: (hasDriver ? words : SELF_DRIVE_TEXTS[language]).buttonWrite,
  }
  return { kind: 'button', label: labels[linkTarget], href: link }
}
