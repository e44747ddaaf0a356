import { fill } from '#kernel/filled-text.ts'
import { e164 } from '#kernel/phone-number.ts'
import type { Language } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'
import type words from '../../words/en/trip-sms.json'
import type { TripNotice, TripSms } from '../trip-notice.ts'

/** A text message is one or two short sentences; `{reference}` is a placeholder. */
export const TRIP_SMS_TEXTS = readTexts<typeof words>('domains/trips', 'trip-sms')

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
