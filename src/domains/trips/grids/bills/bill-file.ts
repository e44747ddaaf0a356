import type { Language } from '#kernel/locale.ts'
import type { BillingGridReply, BillingGridRow } from './billing-grid.contract.ts'
import { billTaxFacts } from './bill-tax-facts.ts'
import type { GridFile } from '../files/grid-sheet.ts'
import { HEADINGS, TITLES, UNIT_WORDS } from '../grid-words.ts'

/** A bill as a file, with its sums below; a quote that is not billed yet is no bill, and does not call itself one. */
export function billFile(
  { trip, quoted, billed, paid, due, tax }: BillingGridReply,
  language: Language,
): GridFile<BillingGridRow> {
  const facts = [
    { heading: HEADINGS.reference, value: trip.reference },
    { heading: HEADINGS.bill_number, value: trip.bill_number },
    { heading: HEADINGS.traveller, value: trip.traveller },
    { heading: HEADINGS.company, value: trip.company },
    { heading: HEADINGS.tax_id, value: trip.company_tax_id },
  ]
  return {
    title: billed ? TITLES.bill : TITLES.fare,
    fileName: trip.bill_number ?? trip.reference,
    facts: [
      ...facts.flatMap(({ heading, value }) => (value === null ? [] : { label: heading[language], value })),
      ...(tax ? billTaxFacts(tax, language) : []),
      { label: HEADINGS.paid[language], value: paid },
      { label: HEADINGS.due[language], value: due },
    ],
    columns: [
      { heading: HEADINGS.description, kind: 'text', cell: ({ label }) => label },
      { heading: HEADINGS.quantity, kind: 'number', cell: ({ quantity }) => quantity },
      { heading: HEADINGS.unit, kind: 'code', cell: ({ unit }, reader) => unit && UNIT_WORDS[unit][reader] },
      { heading: HEADINGS.rate, kind: 'money', cell: ({ rate }) => rate },
      { heading: HEADINGS.quoted, kind: 'money', cell: (row) => row.quoted },
      { heading: HEADINGS.billed, kind: 'money', cell: (row) => row.billed },
    ],
    footer: [HEADINGS.total[language], null, null, null, quoted, billed],
  }
}
