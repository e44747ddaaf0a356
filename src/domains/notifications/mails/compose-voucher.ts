import type { Booking } from '#domains/rentals/public.ts'
import { fill } from '#kernel/filled-text.ts'
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
import type { MailSetting } from './compose-mail.ts'
import { wordsOf } from './mail-format.ts'
import type { Block } from './mail-layout.ts'
import type { MailAttachment } from '../mail.ts'
import type { VoucherSheet } from '../voucher-sheet.ts'
import { depositFacts, priceFacts } from './price-facts.ts'

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

function factsIn(blocks: readonly Block[]): VoucherSheet['sections'] {
  return blocks.flatMap((block) =>
    block.kind === 'facts' ? [{ heading: block.heading, rows: block.rows }] : [],
  )
}

function listsIn(blocks: readonly Block[]): VoucherSheet['lists'] {
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
