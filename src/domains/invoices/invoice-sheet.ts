import { term } from '#domains/translations/public.ts'
import { languageRow, type Language, type Localized } from '#kernel/locale.ts'
import { amountText, cardText, dayText, wallTimeText } from '#kernel/texts.ts'
// The texts of an invoice are kept in one place, with the site's other messages.
import arabic from '#web/areas/traveller/words/ar/invoice.json' with { type: 'json' }
import english from '#web/areas/traveller/words/en/invoice.json' with { type: 'json' }
import french from '#web/areas/traveller/words/fr/invoice.json' with { type: 'json' }
import { stationIn, type Invoice } from './invoice.contract.ts'

type InvoiceWords = typeof english.sheet

const WORDS: Localized<InvoiceWords> = { en: english.sheet, ar: arabic.sheet, fr: french.sheet }
/** Separator of a label and its value. */
type Row = { label: string; value: string }

/** A printable invoice in one language: words and amounts alone, ready for typesetting. */
export type InvoiceSheet = {
  language: Language
  title: string
  brand: string
  facts: Row[]
  from: { label: string; lines: string[] }
  to: { label: string; lines: string[] }
  rental: { label: string; rows: Row[] }
  columns: { description: string; amount: string }
  lines: Row[]
  totals: (Row & { strong: boolean })[]
  note: string
}

export function invoiceSheet(invoice: Invoice, language: Language): InvoiceSheet {
  const words = WORDS[language]
  const { seller, buyer, credits, replaced_by: replacedBy, card } = invoice
  const text = (amount: Invoice['total']) => amountText(amount, language)
  const about = (amount: string) => term('word', 'about', language).replace('{{price}}', amount)
  const fact = (label: string, value: string): Row => ({ label, value })
  return {
    language,
    title: words[invoice.kind],
    brand: seller.name,
    facts: [
      fact(words.number, invoice.number),
      fact(words.date, dayText(invoice.issued_at.slice(0, 10), language)),
      fact(words.reference, invoice.reference),
      ...(credits ? [fact(words.credits, credits)] : []),
      ...(replacedBy ? [fact(words.replaced_by, replacedBy)] : []),
    ],
    from: { label: words.from, lines: [seller.name, ...seller.lines, ...taxLine(seller, language)] },
    to: { label: words.to, lines: [buyer.name, buyer.email] },
    rental: {
      label: words.rental,
      rows: [
        fact(words.car, `${invoice.car} ${words.or_similar}`),
        fact(words.supplier, invoice.supplier),
        fact(
          words.pick_up,
          `${wallTimeText(invoice.pickup.at, language)} · ${stationIn(invoice.pickup, language)}`,
        ),
        fact(
          words.drop_off,
          `${wallTimeText(invoice.dropoff.at, language)} · ${stationIn(invoice.dropoff, language)}`,
        ),
      ],
    },
    columns: { description: words.description, amount: words.amount },
    lines: invoice.lines.map((line) => fact(lineText(line, language), text(line.amount))),
    totals: totalsOf(
      invoice,
      words.paid_by.replace('{{card}}', card ? cardText(card) : '…'),
      text,
      about,
      words,
    ),
    note: words.tax,
  }
}

function lineText({ kind, label, extra }: Invoice['lines'][number], language: Language): string {
  if (kind === 'protection') return term('protection_name', label, language)
  if (kind !== 'extra') return term('price_line', kind, language)
  const name = !extra || extra.kind === 'other' ? label : term('extra', extra.kind, language)
  return extra && extra.quantity > 1 ? `${extra.quantity} × ${name}` : name
}

function totalsOf(
  { total, paid, at_desk: atDesk, at_desk_own: own, refund, replaced_by: replacedBy, card }: Invoice,
  paidBy: string,
  text: (amount: Invoice['total']) => string,
  about: (amount: string) => string,
  words: InvoiceWords,
): InvoiceSheet['totals'] {
  const row = (label: string, amount: Invoice['total'], strong = false) => ({
    label,
    value: text(amount),
    strong,
  })
  const settled = [row(words.total, total, !refund), row(card ? paidBy : words.paid, paid)]
  if (refund && replacedBy) return [...settled, row(words.credited, refund.amount, true)]
  if (refund) return [...settled, row(words.kept, refund.fee), row(words.refund, refund.amount, true)]
  if (atDesk.amount === 0) return settled
  const exact = own && { ...row(words.at_desk, own), value: `${text(own)} (${about(text(atDesk))})` }
  return [...settled, exact ?? row(words.at_desk, atDesk)]
}

function taxLine({ tax_id: taxId }: Invoice['seller'], language: Language): string[] {
  return taxId === undefined ? [] : [`${WORDS[language].tax_number}${languageRow(language).colon}${taxId}`]
}
