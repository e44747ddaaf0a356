import { dialled, isolated, phoneText, type Block, type Fact } from '#domains/outgoing/public.ts'
import { term } from '#domains/translations/public.ts'
import { counted, fill } from '#kernel/filled-text.ts'
import { languageRow, type Language } from '#kernel/locale.ts'
import { amountText, cardText, dayText, wallTimeText } from '#kernel/texts.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { deskNames, DRIVER_NOTE_FIELDS, type Driver } from '../bookings/driver.contract.ts'
import { cancellationText } from '../quotes/cancellation-text.ts'
import { deskText, hoursText, instantText, wordsOf } from './booking-words.ts'

/** The parts of a booking shown in its mails, each as a block. */

export function driverName(booking: Booking): string {
  return booking.driver ? `${booking.driver.first_name} ${booking.driver.last_name}` : ''
}

/** Returns the driver's name in Latin letters. */
function nameForDesk(driver: Driver): string {
  const { firstName, lastName } = deskNames(driver)
  return `${firstName} ${lastName}`
}

/** Returns "Visa •••• 4242", or generic text for an unknown card. */
export function cardName({ card }: Booking, language: Language): string {
  if (!card) return wordsOf(language).yourCard
  return cardText(card)
}

/** Returns "your card Visa •••• 4242", for the sentences of the mails. */
function yourCard({ card }: Booking, language: Language): string {
  const words = wordsOf(language)
  return card ? fill(words.yourNamedCard, { card: isolated(cardText(card), language) }) : words.yourCard
}

export function carName(
  { offer: { vehicle } }: { offer: Pick<Booking['offer'], 'vehicle'> },
  language: Language,
): string {
  return vehicle.or_similar ? `${vehicle.name} ${wordsOf(language).orSimilar}` : vehicle.name
}

/** Returns values for the placeholders in the mails' sentences. */
export function places(booking: Booking, language: Language): Readonly<Record<string, string>> {
  const values = {
    name: driverName(booking),
    reference: booking.reference,
    car: carName(booking, language),
    city: booking.offer.pickup.city,
    date: dayText(booking.pickup_at, language),
    supplier: booking.offer.supplier.name,
    card: cardName(booking, language),
    amount: amountText(booking.price.pay_now, language),
  }
  const isolates = Object.entries(values).map(([place, text]) => [place, isolated(text, language)])
  return { ...Object.fromEntries(isolates), your_card: yourCard(booking, language) }
}

export function bookingFacts(booking: Booking, language: Language): Block {
  const words = wordsOf(language)
  const { supplier } = booking.offer
  return {
    kind: 'facts',
    heading: words.booking,
    rows: [
      { label: words.reference, lines: [booking.reference], strong: true },
      { label: words.supplier, lines: [supplier.name] },
      ...(supplier.desk_brand
        ? [{ label: words.deskBrand, lines: [supplier.desk_brand], strong: true }]
        : []),
      ...(booking.supplier_reference
        ? [{ label: words.supplierReference, lines: [booking.supplier_reference] }]
        : []),
    ],
  }
}

export function carFacts(booking: Booking, language: Language): Block {
  const words = wordsOf(language)
  const { vehicle, mileage, fuel_policy: fuelPolicy } = booking.offer
  const km = mileage.unlimited
    ? [words.unlimitedKm]
    : [
        ...(mileage.km_included === null
          ? []
          : [fill(words.includedKm, { km: String(mileage.km_included) })]),
        ...(mileage.extra_km
          ? [
              fill(words.extraKm, {
                amount: deskText(mileage.extra_km, booking.offer.desk?.extra_km, language),
              }),
            ]
          : []),
      ]
  const extras = booking.extras.map((booked) => extraText(booked, language))
  return {
    kind: 'facts',
    heading: words.car,
    rows: [
      { label: words.car, lines: [carName(booking, language)], strong: true },
      { label: words.carClass, lines: [term('category', vehicle.category, language), vehicle.acriss] },
      ...(km.length > 0 ? [{ label: words.mileage, lines: km }] : []),
      { label: words.fuel, lines: [term('fuel_policy', fuelPolicy, language)] },
      ...(extras.length > 0 ? [{ label: words.extras, lines: extras }] : []),
      ...(booking.protection
        ? [
            {
              label: words.protection,
              lines: [
                term('protection', booking.protection.kind, language),
                term('protection_name', booking.protection.name, language),
                ...(booking.protection.kind === 'excess_refund'
                  ? [term('protection_note', 'excess_refund', language)]
                  : []),
              ],
            },
          ]
        : []),
    ],
  }
}

/** Returns an extra with its quantity; the supplier's own name if its kind is unspecific. */
export function extraText({ extra, quantity }: Booking['extras'][number], language: Language): string {
  const name = extra.kind === 'other' ? extra.name : term('extra', extra.kind, language)
  return quantity > 1 ? `${quantity} × ${name}` : name
}

/** Returns the time and place of pick-up or drop-off, in that desk's local time. */
export function deskFacts(booking: Booking, end: 'pickup' | 'dropoff', language: Language): Block {
  const words = wordsOf(language)
  const at = end === 'pickup' ? booking.pickup_at : booking.dropoff_at
  const station = booking.offer[end]
  const { addressLine, city, country } = station.address
  return {
    kind: 'facts',
    heading: end === 'pickup' ? words.pickUp : words.dropOff,
    rows: [
      {
        label: words.when,
        lines: [fill(words.localTime, { time: wallTimeText(at, language) })],
        strong: true,
      },
      { label: words.station, lines: [station.name, term('desk', station.desk, language)] },
      { label: words.address, lines: [addressLine, [city, country].join(languageRow(language).comma)] },
      ...(station.phone.phone === ''
        ? []
        : [{ label: words.phone, lines: [phoneText(station.phone)], call: dialled(station.phone) }]),
      { label: words.openingHours, lines: [hoursText(station.opening_hours, at, language)] },
    ],
  }
}

export function driverFacts(booking: Booking, language: Language): Block[] {
  const words = wordsOf(language)
  const { driver } = booking
  if (!driver) return []
  const rows = [
    { label: words.name, lines: [...new Set([driverName(booking), nameForDesk(driver)])], strong: true },
    { label: words.phone, lines: [phoneText(driver.phone)] },
    ...noteFacts(driver, language),
  ]
  return [{ kind: 'facts', heading: words.driver, rows }]
}

/** Returns the driver's notes for the desk. */
function noteFacts(driver: Driver | null, language: Language): Fact[] {
  return DRIVER_NOTE_FIELDS.flatMap((note) => {
    const text = driver?.[note]
    return text ? [{ label: term('driver_field', note, language), lines: [text] }] : []
  })
}

/** Returns what the price covers and includes, and the added protection. */
export function coverTerms(booking: Booking, language: Language): Block[] {
  const items = coverItems(booking, language)
  return items.length > 0 ? [{ kind: 'list', heading: wordsOf(language).covered, items }] : []
}

function coverItems({ offer, protection }: Booking, language: Language): string[] {
  const kinds = offer.inclusions.filter((kind) => !SHOWN_ELSEWHERE.has(kind))
  return [
    ...kinds.map((kind) => term('inclusion', kind, language)),
    ...(protection
      ? [
          `${term('protection', protection.kind, language)} (${isolated(term('protection_name', protection.name, language), language)})`,
        ]
      : []),
  ]
}

/** Terms shown elsewhere in the mail. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['unlimited_mileage', 'free_cancellation'])

/** Returns the essentials in English for the desk staff, if the mail is in another language. */
export function forTheDesk(booking: Booking, language: Language): Block[] {
  if (language === 'en') return []
  const words = wordsOf('en')
  const { comma } = languageRow('en')
  const { offer, driver } = booking
  const { vehicle, pickup, dropoff } = offer
  const at = (time: string, { name_en, name, address }: typeof pickup) => [
    wallTimeText(time, 'en'),
    [name_en ?? name, address.addressLine].join(comma),
  ]
  const rows = [
    { label: words.reference, lines: [booking.reference], strong: true },
    ...(booking.supplier_reference
      ? [{ label: words.supplierReference, lines: [booking.supplier_reference] }]
      : []),
    { label: words.driver, lines: driver ? [nameForDesk(driver)] : [] },
    ...noteFacts(driver, 'en'),
    { label: words.pickUp, lines: at(booking.pickup_at, pickup) },
    { label: words.dropOff, lines: at(booking.dropoff_at, dropoff) },
    { label: words.car, lines: [`${vehicle.acriss}: ${carName(booking, 'en')}`] },
    { label: words.covered, lines: [coverItems(booking, 'en').join(comma)] },
  ]
  return [{ kind: 'facts', heading: words.forDesk, rows, language: 'en' }]
}

export function cancellationTerms({ offer }: Booking, language: Language): Block {
  const terms = cancellationText(offer, language, (until) =>
    instantText(until, offer.pickup.time_zone, language),
  )
  return { kind: 'list', heading: wordsOf(language).cancellation, items: [terms] }
}

export function whatToBring(booking: Booking, language: Language): Block {
  const words = wordsOf(language)
  const { name = '' } = places(booking, language)
  const card = booking.offer.payment.credit_card_required ? words.bringCreditCard : words.bringCard
  const { licence_years: years = 1 } = booking.offer
  const items = [
    words.bringVoucher,
    counted(words.bringLicence, years, language, { name }),
    words.bringPassport,
    fill(card, { name }),
  ]
  return { kind: 'list', heading: words.bring, items }
}
