import { isDay } from '#kernel/days.ts'
import { TAX_TERMS, type TaxTerm } from './tax-terms.ts'
import { CATEGORIES, type TripCategory } from '../categories.contract.ts'

const ROW = /^([A-Z]{2}) (.+) (\d{4}-\d\d-\d\d)$/

/**
 * Parses rows of the configuration, each for a country and from a day on. They are added to the table, and precede its
 * rows of the same day: `IN code 2 9966 2017-07-01` (the category's number), `IN supplier owner 2027-04-01`, `IN broker
 * non-corporate 2017-07-01`, `IN reverse-charge 5% 2019-10-01` (or `never`), `AE tax-id 100… 2018-01-01`. Null if a row
 * is invalid.
 */
export function taxTermsOf(text: string): TaxTerm[] | null {
  const terms = text.split(',').map((row) => termOf(row.trim()))
  const read = terms.filter((term) => term !== null)
  return read.length === terms.length ? [...TAX_TERMS, ...read] : null
}

function termOf(row: string): TaxTerm | null {
  const [, country = '', definition = '', from_day = ''] = ROW.exec(row) ?? []
  if (!isDay(from_day)) return null
  const [kind, ...values] = definition.split(' ')
  const [first = '', second = ''] = values
  const dated = { country, from_day }
  if (values.length === 2 && kind === 'code') {
    const category = categoryOf(first)
    return category && /^\d{4,8}$/.test(second) ? { ...dated, kind, category, code: second } : null
  }
  if (values.length !== 1) return null
  if (kind === 'supplier' && (first === 'broker' || first === 'owner'))
    return { ...dated, kind, supplier: first }
  if (kind === 'broker' && (first === 'corporate' || first === 'non-corporate'))
    return { ...dated, kind, corporate: first === 'corporate' }
  if (kind === 'tax-id' && /^[\w-]{4,40}$/.test(first)) return { ...dated, kind: 'tax_id', tax_id: first }
  if (kind !== 'reverse-charge') return null
  if (first === 'never') return { ...dated, kind: 'reverse_charge', basis_points: null }
  const [, percent] = /^(\d{1,2}(?:\.\d{1,2})?)%$/.exec(first) ?? []
  return percent === undefined
    ? null
    : { ...dated, kind: 'reverse_charge', basis_points: Math.round(Number(percent) * 100) }
}

function categoryOf(text: string): TripCategory | undefined {
  return CATEGORIES.find(({ number }) => String(number) === text)?.number
}
