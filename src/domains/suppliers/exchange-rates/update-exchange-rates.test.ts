import { expect, test } from 'vitest'
import type { ExchangeRates } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { loadExchangeRates } from './exchange-rates.store.ts'
import { updateExchangeRates } from './update-exchange-rates.usecase.ts'

const database = forFile(await testDatabase())

/** Sets up a bank that publishes `table`, or does not respond while it is null, on the afternoon of 1 December. */
function following(table: ExchangeRates | null) {
  const clock = testClock('2026-12-01T16:00:00Z')
  const bank = { table }
  const run = () =>
    updateExchangeRates({ db: database.db, clock }, async () =>
      bank.table ? ok(bank.table) : fail({ code: 'unreachable', detail: 'ENOTFOUND' }),
    )
  return { bank, run, stored: () => loadExchangeRates(database.db) }
}

test('while the bank is silent the seed’s table stays', async () => {
  const { run, stored } = following(null)
  const before = await stored()
  expect(await run()).toEqual(fail({ code: 'unreachable', detail: 'ENOTFOUND' }))
  expect(await stored()).toEqual(before)
})

test('a table dated ahead is refused', async () => {
  const { run, stored } = following({ date: '2026-12-02', perEuro: { USD: '9' } })
  const before = await stored()
  expect(await run()).toEqual(fail({ code: 'garbage', detail: expect.stringContaining('2026-12-02') }))
  expect(await stored()).toEqual(before)
})

test('a new table is kept with its date, the pegged follow its dollar, and what it lacks stays as it was', async () => {
  const { run, stored } = following({ date: '2026-12-01', perEuro: { USD: '1.2', GBP: '0.9' } })
  const before = await stored()
  await run()
  expect(await stored()).toEqual({
    date: '2026-12-01',
    perEuro: {
      ...before.perEuro,
      USD: '1.2',
      GBP: '0.9',
      AED: '4.407',
      SAR: '4.5',
      QAR: '4.368',
      BHD: '0.4512',
      OMR: '0.4614',
      JOD: '0.8508',
    },
  })
  expect(before.perEuro['KWD']).toBeDefined()
})

test('an amended table takes the place of its day’s', async () => {
  const { bank, run, stored } = following({ date: '2026-12-01', perEuro: { USD: '1.2' } })
  await run()
  bank.table = { date: '2026-12-01', perEuro: { USD: '1.25' } }
  await run()
  expect((await stored()).perEuro).toMatchObject({ USD: '1.25', SAR: '4.6875' })
})

test('an older table than what is kept changes nothing that is sold', async () => {
  const { run, stored } = following({ date: '2026-11-01', perEuro: { USD: '1.9', GBP: '0.1' } })
  const before = await stored()
  await run()
  expect(await stored()).toEqual(before)
})
