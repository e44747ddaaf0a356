import type { Row } from '../row.ts'
import { completeSearch, rentalQuery } from '../search.ts'
import type { Product } from '../environment.ts'

const MAX_BYTES = 150_000

/** Measures the HTML of a full page of results before compression, in the language where it is larger. */
export async function pageWeightRow({ url }: Product): Promise<Row> {
  const query = rentalQuery()
  await completeSearch(url, query, { group: 'car' })
  const bytes = await Promise.all(
    ['en', 'ar'].map(async (language) => {
      const page = await fetch(`${url}/${language}/search?${query}`)
      return (await page.arrayBuffer()).byteLength
    }),
  )
  const kilobytes = (count: number) => `${Math.ceil(count / 1000)} kB`
  return {
    work: 'HTML of a page of results, English and Arabic',
    measured: bytes.map(kilobytes).join(', '),
    needed: `≤ ${kilobytes(MAX_BYTES)}`,
    holds: Math.max(...bytes) <= MAX_BYTES,
  }
}
