import type { Language } from '#kernel/locale.ts'
import type { BillingGridReply, BillingGridRow } from './billing-grid.contract.ts'
import { billTaxDetails } from './bill-tax-details.ts'
import type { ReportFile } from '#platform/reports/report-sheet.ts'
import { HEADINGS, TITLES, UNIT_TEXTS } from '../grid-texts.ts'

/** Creates the file of a bill or a credit note, with totals below. Before billing, the file is titled as a quote. */
export function billFile(
  { trip, kind, credit_note: note, replaces, quoted, billed, paid, due, tax }: BillingGridReply,
  language: Language,
): ReportFile<BillingGridRow> {
  const isNote = kind === 'credit_note'
  const numbers = [
    { heading: HEADINGS.reference, value: trip.reference },
    { heading: HEADINGS.credit_note_number, value: isNote && note ? note.number : null },
    { heading: isNote ? HEADINGS.gives_back : HEADINGS.bill_number, value: trip.bill_number },
    { heading: HEADINGS.given_back_by, value: !isNote && note ? note.number : null },
    { heading: HEADINGS.reason, value: isNote && note ? note.reason : null },
    { heading: HEADINGS.replaces, value: replaces },
    { heading: HEADINGS.traveller, value: trip.traveller },
    { heading: HEADINGS.company, value: trip.company },
    { heading: HEADINGS.tax_id, value: trip.company_tax_id },
  ]
  // Paid and due amounts are those of the current trip, so a credited bill states neither.
  const settled = note
    ? []
    : [
        { label: HEADINGS.paid[language], value: paid },
        { label: HEADINGS.due[language], value: due },
      ]
  return {
    title: TITLES[kind],
    fileName: (isNote && note ? note.number : trip.bill_number) ?? trip.reference,
    facts: [
      ...(isNote && note
        ? [{ label: HEADINGS.issued[language], value: Temporal.PlainDate.from(note.issued_at.slice(0, 10)) }]
        : []),
      ...numbers.flatMap(({ heading, value }) => (value === null ? [] : { label: heading[language], value })),
      ...(tax ? billTaxDetails(tax, language) : []),
      ...settled,
    ],
    columns: [
      { heading: HEADINGS.description, kind: 'text', cell: ({ label }) => label },
      { heading: HEADINGS.quantity, kind: 'number', cell: ({ quantity }) => quantity },
      { heading: HEADINGS.unit, kind: 'code', cell: ({ unit }, reader) => unit && UNIT_TEXTS[unit][reader] },
      { heading: HEADINGS.rate, kind: 'money', cell: ({ rate }) => rate },
      { heading: HEADINGS.quoted, kind: 'money', cell: (row) => row.quoted },
      { heading: isNote ? HEADINGS.credited : HEADINGS.billed, kind: 'money', cell: (row) => row.billed },
    ],
    footer: [HEADINGS.total[language], null, null, null, quoted, billed],
  }
}
