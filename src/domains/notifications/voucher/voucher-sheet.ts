import type { Booking } from '#domains/rentals/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import {
  bookingFacts,
  cancellationTerms,
  carFacts,
  coverTerms,
  deskFacts,
  driverFacts,
  forTheDesk,
  whatToBring,
} from '../mails/booking-facts.ts'
import type { MailSetting } from '../mails/compose-mail.ts'
import { wordsOf } from '../mails/mail-format.ts'
import type { Block, Fact } from '../mails/mail-layout.ts'
import { depositFacts, priceFacts } from '../mails/price-facts.ts'

type Facts = { heading: string; rows: readonly Fact[] }
type List = { heading: string; items: readonly string[] }

/** A voucher in one language: texts alone, ready for typesetting (`voucher.typ`). */
export type VoucherSheet = {
  language: Language
  title: string
  reference: string
  brand: string
  /** Of the booking's last event, an ISO instant: the same booking gives the same file. */
  written_at: string
  sections: Facts[]
  lists: List[]
  /** In English, where the sheet is in another language. */
  desk: Facts[]
}

/** The voucher of a booking, with the facts of its confirmation mail. */
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
