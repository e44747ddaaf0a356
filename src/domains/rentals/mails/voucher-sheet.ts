import type { Block, MailAttachment, MailSetting } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import {
  bookingFacts,
  cancellationTerms,
  carFacts,
  coverTerms,
  deskFacts,
  driverFacts,
  forTheDesk,
  whatToBring,
} from './booking-facts.ts'
import { wordsOf } from './booking-words.ts'
import { depositFacts, priceFacts } from './price-facts.ts'

type Facts = {
  heading: string
  rows: readonly { label: string; lines: readonly string[]; strong?: boolean }[]
}
type List = { heading: string; items: readonly string[] }

/** A voucher in one language: only texts, ready for typesetting (`voucher.typ`). */
export type VoucherSheet = {
  language: Language
  title: string
  reference: string
  brand: string
  /** ISO instant of the booking's last event, so that the same booking yields the same file. */
  written_at: string
  sections: Facts[]
  lists: List[]
  /** English details for the desk, if the voucher is in another language. */
  desk: Facts[]
}

/** Composes the voucher of a booking, with the details of its confirmation mail. */
export function voucherSheet(booking: Booking, setting: MailSetting): VoucherSheet {
  const { language, productName, publicUrl } = setting
  const words = wordsOf(language)
  const { reference } = booking
  const contact = new URL(`/${language}/contact`, publicUrl).href
  const blocks: Block[] = [
    deskFacts(booking, 'pickup', language),
    deskFacts(booking, 'dropoff', language),
    bookingFacts(booking, language),
    ...driverFacts(booking, language),
    carFacts(booking, language),
    priceFacts(booking, language),
    depositFacts(booking, language),
  ]
  const help = [words.helpDesk, fill(words.helpUs, { product: productName, reference, url: contact })]
  return {
    language,
    title: words.voucher,
    reference,
    brand: productName,
    written_at: booking.events.at(-1)?.at ?? booking.created_at,
    sections: factsIn(blocks),
    lists: [
      ...listsIn([
        ...coverTerms(booking, language),
        whatToBring(booking, language),
        cancellationTerms(booking, language),
      ]),
      { heading: words.help, items: help },
    ],
    desk: factsIn(forTheDesk(booking, language)),
  }
}

function factsIn(blocks: readonly Block[]): Facts[] {
  return blocks.flatMap((block) =>
    block.kind === 'facts' ? [{ heading: block.heading, rows: block.rows }] : [],
  )
}

function listsIn(blocks: readonly Block[]): List[] {
  return blocks.flatMap((block) =>
    block.kind === 'list' ? [{ heading: block.heading, items: block.items }] : [],
  )
}

/** Returns the voucher as a mail attachment. */
export function attachedVoucher(booking: Booking, setting: MailSetting): MailAttachment {
  return {
    filename: `${booking.reference}.pdf`,
    contentType: 'application/pdf',
    voucher: voucherSheet(booking, setting),
  }
}
