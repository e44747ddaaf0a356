import { fill } from '#kernel/filled-text.ts'
import { e164 } from '#kernel/phone-number.ts'
import type { TripNotice, TripSms } from '#domains/trips/public.ts'
import type { Language, Localized } from '#kernel/locale.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'

/** `selfDrive`: texts for a car that the customer collects. */
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
    started: '{product}: your trip {reference} has started.',
    cancelled: '{product}: your trip {reference} on {start} has been cancelled.{refund}',
    refund: ' Your refund is {amount}.',
    billed: '{product}: your trip {reference} cost {amount}, bill {number}.',
    selfDrive: {
      assigned: '{product}: your car for {reference}, to collect at our desk, {start}: {vehicle}.',
      started: '{product}: you have collected your car, {reference}.',
      cancelled: '{product}: your car hire {reference} on {start} has been cancelled.{refund}',
      billed: '{product}: your car hire {reference} cost {amount}, bill {number}.',
    },
  },
  ar: {
    assigned: '{product}: مركبتك للرحلة {reference}، {start}: {vehicle}.{driver}',
    driver: ' السائق: {name}، {phone}.',
    started: '{product}: بدأت رحلتك {reference}.',
    cancelled: '{product}: تم إلغاء رحلتك {reference} المقررة في {start}.{refund}',
    refund: ' نعيد {amount} إليك.',
    billed: '{product}: تكلفة رحلتك {reference} هي {amount}، رقم الفاتورة {number}.',
    selfDrive: {
      assigned: '{product}: سيارتك للحجز {reference}، تستلمها من مكتبنا {start}: {vehicle}.',
      started: '{product}: تم استلام سيارتك، الحجز {reference}.',
      cancelled: '{product}: تم إلغاء حجز سيارتك {reference} المقرر في {start}.{refund}',
      billed: '{product}: تكلفة استئجار سيارتك {reference} هي {amount}، رقم الفاتورة {number}.',
    },
  },
  fr: {
    assigned:
      '{product}\u00a0: votre véhicule pour le trajet {reference}, le {start}\u00a0: {vehicle}.{driver}',
    driver: ' Chauffeur\u00a0: {name}, {phone}.',
    started: '{product}\u00a0: votre trajet {reference} a commencé.',
    cancelled: '{product}\u00a0: votre trajet {reference} du {start} a été annulé.{refund}',
    refund: ' Nous vous remboursons {amount}.',
    billed: '{product}\u00a0: votre trajet {reference} a coûté {amount}, facture {number}.',
    selfDrive: {
      assigned:
        '{product}\u00a0: votre voiture pour {reference}, à récupérer à notre agence le {start}\u00a0: {vehicle}.',
      started: '{product}\u00a0: vous avez récupéré votre voiture, {reference}.',
      cancelled: '{product}\u00a0: votre location {reference} du {start} a été annulée.{refund}',
      billed: '{product}\u00a0: votre location {reference} a coûté {amount}, facture {number}.',
    },
  },
}

/** Composes the text message about a trip, in the traveller's language. */
export function tripSms(
  notification: TripSms,
  notice: TripNotice,
  { language, productName: product }: { language: Language; productName: string },
): string {
  const words = TRIP_SMS_TEXTS[language]
  const { reference, vehicle, driver, cancelled, bill, start } = notice
  const refund = cancelled?.refund
  return fill((notice.hasDriver ? words : words.selfDrive)[notification], {
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
