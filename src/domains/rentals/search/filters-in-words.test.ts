import { expect, test } from 'vitest'
import type { Language } from '#kernel/locale.ts'
import { filtersInWords } from './filters-in-words.ts'
import { FILTER_KINDS, type Filters } from './search.contract.ts'

const names = {
  supplier: (code: string) => (code === 'sahra' ? 'Sahra Cars' : null),
  station: (id: string, language: Language) =>
    id === '7' ? { en: 'Terminal 1', ar: 'المبنى 1', fr: 'Terminal 1' }[language] : null,
}
const money = (amount: number) => ({ amount, currency: 'EUR' })

test.for<[filters: Filters, en: string, ar: string]>([
  [{ TRANSMISSION: ['automatic'] }, 'Gearbox: Automatic', 'ناقل الحركة: أوتوماتيك'],
  [{ SUPPLIER: ['sahra', 'gone'] }, 'Supplier: Sahra Cars, gone', 'المورّد: Sahra Cars، gone'],
  [{ GARAGE: ['7'] }, 'Station: Terminal 1', 'المكتب: المبنى 1'],
  [{ DEPOSIT: { max: money(50_000) } }, 'Deposit up to €500', ''],
  [{ TOTAL: { min: money(10_000), max: money(40_050) } }, 'Total €100 to €400.50', ''],
  [{ TOTAL: { min: money(10_000) } }, 'Total from €100', ''],
  [{ RATING: { min: 8 } }, 'Rating: 8 or better', ''],
  [{ NEARBY_GARAGES: true }, 'Include nearby stations', ''],
])('%j is “%s”', ([filters, en, ar]) => {
  expect(filtersInWords(filters, names, 'en')).toEqual([en])
  const [arabic] = filtersInWords(filters, names, 'ar')
  if (ar !== '') expect(arabic).toBe(ar)
  expect(arabic).toMatch(/[\u0600-\u06FF]/)
})

test('every kind has a line of its own', () => {
  const all = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, ['x']]))
  expect(filtersInWords(all, names, 'en')).toHaveLength(FILTER_KINDS.length)
})
