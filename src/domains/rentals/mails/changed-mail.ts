import type { Block } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { amountText } from '#kernel/texts.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { places } from './booking-facts.ts'
import type { BookingMail } from './booking-mail.ts'
import { wordsOf } from './booking-words.ts'
import { voucherMail } from './confirmed-mail.ts'

/** Composes the confirmation again, worded for a change, with the money that it moved. */
export const changedMail: BookingMail = (booking, setting, moved) =>
  voucherMail(booking, setting, 'changed', changeMoney(booking, moved, setting.language))

function changeMoney(booking: Booking, moved: Money | undefined, language: Language): Block[] {
  if (!moved || moved.amount === 0) return []
  const { changePaid, changeRefund } = wordsOf(language)
  const amount = amountText({ ...moved, amount: Math.abs(moved.amount) }, language)
  const words = moved.amount > 0 ? changePaid : changeRefund
  return [{ kind: 'text', text: fill(words, { ...places(booking, language), amount }) }]
}
