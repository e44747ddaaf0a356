import {
  composed,
  isolated,
  type Block,
  type ComposedMail,
  type MailSetting,
} from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import { places } from './booking-facts.ts'
import { wordsOf, type MailWords } from './booking-words.ts'

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

/** Start of the keys of a mail's own texts. */
type Texts<Key = keyof MailWords> = Key extends `${infer Name}Intro` ? Name : never

/** Composes a mail whose subject, title and first sentence are texts of its own. */
export function bookingMail(
  booking: Booking,
  setting: MailSetting,
  texts: Texts,
  blocks: Block[],
  more: Pick<Parameters<typeof composed>[1], 'markup' | 'attachments'> = {},
): ComposedMail {
  const { language } = setting
  const words = wordsOf(language)
  return composed(setting, {
    subject: fill(words[`${texts}Subject`], places(booking, language)),
    title: words[`${texts}Title`],
    blocks: [textBlock(words[`${texts}Intro`], booking, language), ...blocks],
    ...more,
  })
}

export function textBlock(words: string, booking: Booking, language: Language): Block {
  return { kind: 'text', text: fill(words, places(booking, language)) }
}

/** Returns the blocks for a driver whom the staff booked for: they have not seen the terms, and their address is unverified. */
export function byPhone(
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

export function bookingButton(booking: Booking, { publicUrl, language }: MailSetting): Block {
  const href = pageUrl(publicUrl, `/${language}/booking/${booking.reference}`)
  return { kind: 'button', label: wordsOf(language).button, href }
}

export function pageUrl(publicUrl: string, path: string): string {
  return new URL(path, publicUrl).href
}
