import { expect } from 'vitest'
import { csvFields, pdfText, WITHOUT_PDFTOTEXT } from '#testing/builders/trips/grid-files.ts'
import type { Visit } from '../environment/environment.ts'

/** A statement as its CSV has it, in hundredths. */
export type ReadStatement = {
  number: string
  opening: number
  lines: { reference: string; reason: string; amount: number }[]
  payout: number
  closing: number
}

/** The newest statement, by its link on the statements page: its lines add up, and its PDF has the same amounts. */
export async function readNewestStatement(visit: Visit): Promise<ReadStatement> {
  const { page, t, open } = visit
  await open('/partner/statements')
  const newest = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  const file = async (format: 'pdf' | 'csv') => {
    const link = newest.getByRole('link', { name: t(`partner_statements:files.${format}`), exact: false })
    const address = new URL((await link.getAttribute('href')) ?? '', page.url())
    return (await page.request.get(address.href)).body()
  }
  const statement = toStatement(csvFields(await file('csv')))
  const { opening, lines, payout, closing } = statement
  const total = sum(lines.map(({ amount }) => amount))
  expect(opening + total).toBe(payout + closing)
  expect(payout).toBeGreaterThanOrEqual(0)
  const pdf = await file('pdf')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  if (WITHOUT_PDFTOTEXT === false) {
    const text = pdfText(pdf)
    const amounts = [...lines.map(({ amount }) => amount), opening, total, payout, closing].map(Math.abs)
    // The min payout is printed below.
    expect(amountsIn(text).slice(0, amounts.length).toSorted(asNumbers)).toEqual(amounts.toSorted(asNumbers))
    for (const { reference } of lines) expect(text).toContain(reference)
  }
  return statement
}

function toStatement(rows: readonly string[][]): ReadStatement {
  const [, first, ...others] = rows
  const [payout, closing] = others.slice(-2)
  return {
    number: first?.[0] ?? '',
    opening: centsOf(first),
    lines: others
      .slice(0, -2)
      .map((row) => ({ reference: row[2] ?? '', reason: row[4] ?? '', amount: centsOf(row) })),
    payout: 0 - centsOf(payout),
    closing: centsOf(closing),
  }
}

const centsOf = (row: readonly string[] | undefined) => Math.round(Number(row?.[5]) * 100)

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const asNumbers = (one: number, other: number) => one - other

/** Amounts as they are printed, in hundredths, without their signs. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*\.\d\d/g)].map(([amount]) =>
    Math.round(Number(amount.replaceAll(',', '')) * 100),
  )
}
