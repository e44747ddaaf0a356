import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { BookedRental } from './booked-rental.ts'
import { openBook } from './book.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-book-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rental = (dates: string[]): BookedRental => ({
  station: 'PMI01',
  dropOffStation: 'PMI01',
  acriss: 'ECMR',
  from: `${dates[0]}T10:00`,
  to: `${dates.at(-1)}T18:00`,
  dates,
  account: '1',
  prepaid: false,
  total: 10_000,
  invoiced: 0,
  extras: [],
  driver: { name: 'Ada', email: 'ada@example.com', age: 30 },
})
const numberOf = (sequence: number) => `N${sequence}`

test('a car is taken on each day of its rental, and rejected when one day is full', () => {
  const book = openBook(join(folder, 'days.sqlite'), numberOf)
  const stock = (date: string) => (date === '2026-06-02' ? 1 : 2)
  expect(book.enter('A', rental(['2026-06-01', '2026-06-02']), stock)).toEqual({ number: 'N1' })
  expect(book.enter('B', rental(['2026-06-01', '2026-06-02', '2026-06-03']), stock)).toBe('sold_out')
  expect(book.taken('PMI01', '2026-06-01', '2026-06-30').get('ECMR')).toEqual(
    new Map([
      ['2026-06-01', 1],
      ['2026-06-02', 1],
    ]),
  )
  expect(book.enter('B', rental(['2026-06-03']), stock)).toEqual({ number: 'N2' })
  book.close()
})

test('cancelling releases each day once; changing moves them, or leaves all as it was', () => {
  const book = openBook(join(folder, 'change.sqlite'), numberOf)
  const one = () => 1
  book.enter('A', rental(['2026-06-01', '2026-06-02']), one)
  book.enter('B', rental(['2026-06-05']), one)
  expect(book.change('N1', rental(['2026-06-04', '2026-06-05']), one)).toBe('sold_out')
  expect(book.find({ reference: 'A' })?.rental.dates).toEqual(['2026-06-01', '2026-06-02'])
  expect(book.change('N1', rental(['2026-06-02', '2026-06-03']), one)).toEqual({ number: 'N1' })
  expect(book.enter('C', rental(['2026-06-01']), one)).toEqual({ number: 'N3' })
  expect(book.cancel('N1')).toEqual({ number: 'N1' })
  expect(book.cancel('N1')).toBe('already_cancelled')
  expect(book.enter('D', rental(['2026-06-02', '2026-06-03']), one)).toEqual({ number: 'N4' })
  expect(book.enter('A', rental(['2026-06-20']), one)).toBe('already_exists')
  book.close()
})

test('processes killed in the middle of booking leave a book that adds up, and nothing sold twice', async () => {
  const file = join(folder, 'killed.sqlite')
  const program = `
    import { openBook } from ${JSON.stringify(join(import.meta.dirname, 'book.ts'))}
    const rental = ${JSON.stringify(rental(['2026-06-01', '2026-06-02', '2026-06-03']))}
    const book = openBook(${JSON.stringify(file)}, (sequence) => 'N' + sequence)
    console.log('ready')
    for (let turn = 0; turn < 5000; turn++) book.enter(process.pid + '-' + turn, rental, () => 400)`
  const sellers = [1, 2].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const ended = sellers.map((seller) => once(seller, 'exit'))
  const reader = openBook(file, numberOf)
  await expect.poll(() => reader.list().length).toBeGreaterThan(20)
  for (const seller of sellers) seller.kill('SIGKILL')
  await Promise.all(ended)
  const booked = reader.list().length
  const taken = reader.taken('PMI01', '2026-06-01', '2026-06-03').get('ECMR')
  expect([...(taken?.values() ?? [])]).toEqual([booked, booked, booked])
  expect(booked).toBeLessThanOrEqual(400)
  reader.close()
})
