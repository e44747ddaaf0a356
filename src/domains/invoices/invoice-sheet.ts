import { term } from '#domains/translations/public.ts'
import { languageRow, type Language } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { amountText, cardText, dayText, wallTimeText } from '#kernel/texts.ts'
// The texts of an invoice are in one place, with the site's other messages.
import type words from '#web/areas/traveller/words/en/invoice.json'
import { stationIn, type Invoice } from './invoice.contract.ts'

type InvoiceMessages = typeof words.sheet

const WORDS = readTexts<typeof words>('web/areas/traveller', 'invoice')

/** Separator of a label and its value. */
type Row = { label: string; value: string }

/** A printable invoice in one language: only texts and amounts, ready for typesetting. */
export type InvoiceSheet = {
  language: Language
  title: string
  brand: string
  details: Row[]
  from: { label: string; lines: string[] }
  to: { label: string; lines: string[] }
  rental: { label: string; rows: Row[] }
  columns: { description: string; amount: string }
  lines: Row[]
  totals: (Row & { strong: boolean })[]
  note: string
}

export function invoiceSheet(invoice: Invoice, language: Language): InvoiceSheet {
  const messages = WORDS[language].sheet
  const { seller, buyer, credits, replaced_by: replacedBy, card } = invoice
  const text = (amount: Invoice['total']) => amountText(amount, language)
  const about = (amount: string) => term('word', 'about', language).replace('{{price}}', amount)
  const detail = (label: string, value: string): Row => ({ label, value })
  return {
    language,
    title: messages[invoice.kind],
    brand: seller.name,
    details: [
      detail(messages.number, invoice.number),
      detail(messages.date, dayText(invoice.issued_at.slice(0, 10), language)),
      detail(messages.reference, invoice.reference),
      ...(credits ? [detail(messages.credits, credits)] : []),
      ...(replacedBy ? [detail(messages.replaced_by, replacedBy)] : []),
    ],
    from: { label: messages.from, lines: [seller.name, ...seller.lines, ...taxLine(seller, language)] },
    to: { label: messages.to, lines: [buyer.name, buyer.email] },
    rental: {
      label: messages.rental,
      rows: [
        detail(messages.car, `${invoice.car} ${messages.or_similar}`),
        detail(messages.supplier, invoice.supplier),
        detail(
          messages.pick_up,
          `${wallTimeText(invoice.pickup.at, language)} · ${stationIn(invoice.pickup, language)}`,
        ),
        detail(
          messages.drop_off,
          `${wallTimeText(invoice.dropoff.at, language)} · ${stationIn(invoice.dropoff, language)}`,
        ),
      ],
    },
    columns: { description: messages.description, amount: messages.amount },
    lines: invoice.lines.map((line) => detail(lineText(line, language), text(line.amount))),
    totals: totalsOf(
      invoice,
      messages.paid_by.replace('{{card}}', card ? cardText(card) : '…'),
      text,
      about,
      messages,
    ),
    note: messages.tax,
  }
}

function lineText({ kind, label, extra }: Invoice['lines'][number], language: Language): string {
  if (kind === 'protection') return term('protection_name', label, language)
  if (kind !== 'extra') return term('price_line', kind, language)
  const name = !extra || extra.kind === 'other' ? label : term('extra', extra.kind, language)
  return extra && extra.quantity > 1 ? `${extra.quantity} × ${name}` : name
}

function totalsOf(
  { total, paid, at_desk: atDesk, at_desk_own: deskAmount, refund, replaced_by: replacedBy, card }: Invoice,
  paidBy: string,
  text: (amount: Invoice['total']) => string,
  about: (amount: string) => string,
  messages: InvoiceMessages,
): InvoiceSheet['totals'] {
  const row = (label: string, amount: Invoice['total'], strong = false) => ({
    label,
    value: text(amount),
    strong,
  })
  const settled = [row(messages.total, total, !refund), row(card ? paidBy : messages.paid, paid)]
  if (refund && replacedBy) return [...settled, row(messages.credited, refund.amount, true)]
  if (refund) return [...settled, row(messages.kept, refund.fee), row(messages.refund, refund.amount, true)]
  if (atDesk.amount === 0) return settled
  const exact = deskAmount && {
    ...row(messages.at_desk, deskAmount),
    value: `${text(deskAmount)} (${about(text(atDesk))})`,
  }
  return [...settled, exact ?? row(messages.at_desk, atDesk)]
}

function taxLine({ tax_id: taxId }: Invoice['seller'], language: Language): string[] {
  return taxId === undefined
    ? []
    : [`${WORDS[language].sheet.tax_number}${languageRow(language).colon}${taxId}`]
}
