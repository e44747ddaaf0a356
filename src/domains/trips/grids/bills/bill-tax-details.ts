import { countryText, GST_STATES, percentText, type BillTax } from '#domains/fares/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import { amountText, COMMA } from '#kernel/texts.ts'
import type { Cell, Fact } from '#platform/reports/report-sheet.ts'
import { HEADINGS, REVERSE_CHARGE_TEXTS, TAX_PART_TEXTS } from '../grid-texts.ts'

/**
 * Returns the tax details of a bill's file: supplier, supply, place and tax parts. The day and the amounts are typed
 * cells, so that a spreadsheet can compute with them.
 */
export function billTaxDetails(tax: BillTax, language: Language): Fact[] {
  const detail = (heading: keyof typeof HEADINGS, value: Cell) =>
    value === null ? [] : [{ label: HEADINGS[heading][language], value }]
  return [
    ...detail('bill_day', Temporal.PlainDate.from(tax.day)),
    ...detail('supplier', tax.supplier.name),
    ...detail('supplier_tax_id', tax.supplier.tax_id),
    ...detail('service_code', tax.service_code),
    ...detail('place_of_supply', placeText(tax.place_of_supply, language)),
    ...detail('taxable', tax.taxable),
    ...tax.parts.map(({ name, basis_points, amount }) => ({
      label: `${TAX_PART_TEXTS[name][language]} ${percentText(basis_points, language)}`,
      value: amount,
    })),
    ...(tax.country === 'IN' ? detail('reverse_charge', reverseCharge(tax, language)) : []),
  ]
}

function reverseCharge({ reverse_charge, tax }: BillTax, language: Language): string {
  const { yes, no } = REVERSE_CHARGE_TEXTS
  return reverse_charge ? fill(yes[language], { tax: amountText(tax, language) }) : no[language]
}

/** Returns a place such as `Karnataka (29), India`. */
function placeText({ country, region }: BillTax['place_of_supply'], language: Language): string {
  const name = countryText(country, language)
  const state = country === 'IN' && region !== null ? GST_STATES[region] : undefined
  return state ? `${state[language]} (${region})${COMMA[language]}${name}` : name
}
