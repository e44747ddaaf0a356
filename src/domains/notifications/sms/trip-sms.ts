import { fill } from '#kernel/filled-text.ts'
import { e164 } from '#kernel/phone-number.ts'
import type { TripNotice, TripSms } from '#domains/trips/public.ts'
import type { Language, Localized } from '#kernel/locale.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'

/** `selfDrive`: of a car that its hirer collects. */
type Words = Record<TripSms, string> & {
  driver: string
  refund: string
  selfDrive: Record<TripSms, string>
}

/** A text message is one or two short sentences; `{reference}` is a placeholder. */
export const TRIP_SMS_TEXTS: Localized<Words> = {
  en: {
    assigned: '{product}: your vehicle for trip {reference}, {start}: {vehicle}.{driver}',
    driver: ' Driver: {name}, {phone}.',
    started: '{product}: your trip {reference} has begun.',
    cancelled: '{product}: your trip {reference} of {start} is cancelled.{refund}',
    refund: ' You are refunded {amount}.',
    billed: '{product}: your trip {reference} comes to {amount}, bill {number}.',
    selfDrive: {
      assigned: '{product}: your car for {reference}, to collect at our desk, {start}: {vehicle}.',
      started: '{product}: you have collected your car, {reference}.',
      cancelled: '{product}: your car hire {reference} of {start} is cancelled.{refund}',
      billed: '{product}: your car hire {reference} comes to {amount}, bill {number}.',
    },
  },
  ar: {
    assigned: '{product}: مركبتك للرحلة {reference}، {start}: {vehicle}.{driver}',
    driver: ' السائق: {name}، {phone}.',
    started: '{product}: بدأت رحلتك {reference}.',
    cancelled: '{product}: أُلغيت رحلتك {reference} بموعد {start}.{refund}',
    refund: ' يُرد {amount} إليك.',
    billed: '{product}: قيمة رحلتك {reference} هي {amount}، الفاتورة {number}.',
    selfDrive: {
      assigned: '{product}: سيارتك للحجز {reference}، تستلمها من مكتبنا {start}: {vehicle}.',
      started: '{product}: استلمت سيارتك، الحجز {reference}.',
      cancelled: '{product}: أُلغي استئجار سيارتك {reference} بموعد {start}.{refund}',
      billed: '{product}: قيمة استئجار سيارتك {reference} هي {amount}، الفاتورة {number}.',
    },
  },
}

/** The text message about a trip, in the traveller's language. */
export function tripSms(
  news: TripSms,
  notice: TripNotice,
  { language, productName: product }: { language: Language; productName: string },
): string {
  const words = TRIP_SMS_TEXTS[language]
  const { reference, vehicle, driver, cancelled, bill, start } = notice
  const refund = cancelled?.refund
  return fill((notice.hasDriver ? words : words.selfDrive)[news], {
    product,
    reference,
    start: wallTimeText(start, language),
    vehicle: vehicle ? `${vehicle.make} ${vehicle.model}, ${vehicle.plate}` : notice.vehicleType,
    driver: driver ? fill(words.driver, { name: driver.name, phone: e164(driver.phone) }) : '',
    refund: refund && refund.amount > 0 ? fill(words.refund, { amount: amountText(refund, language) }) : '',
    amount: bill ? amountText(bill.fare.total, language) : '',
    number: bill?.number ?? '',
  })
}
