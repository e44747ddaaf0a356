import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { captureEntry, holdEntry, type LedgerEntry } from './ledger.ts'
import { postEntries } from './ledger.store.ts'

const AT = Temporal.Instant.from('2026-12-01T09:00:00Z')

const app = forFile(await testApp())
let bookingId: string

async function cart(): Promise<string> {
  const { guest, quote, cart: fill } = journey(app)
  return (await fill(await guest(), (await quote('Flexible')).quote_id)).booking_id
}

function post(...entries: readonly LedgerEntry[]) {
  return app.database.db.transaction().execute((tx) => postEntries(tx, entries, AT))
}

test('a movement posted twice, even at once, is posted once', async () => {
  bookingId = await cart()
  const moved = { bookingId, paymentId: newId(), amount: money(500, 'EUR') }
  await Promise.all([post(holdEntry(moved)), post(holdEntry(moved)), post(holdEntry(moved))])
  await post(holdEntry(moved), captureEntry(moved))
  expect(await ledgerOf(app.database.db, bookingId)).toEqual({ gateway: 500, travellers: -500 })
})

test('the database refuses an entry that does not add up', async () => {
  const crooked: LedgerEntry = {
    id: 'hold/crooked',
    bookingId,
    kind: 'hold',
    currency: 'EUR',
    postings: [
      { account: 'card_holds', amount: 100 },
      { account: 'holds_due', amount: -99 },
    ],
  }
  await expect(post(crooked)).rejects.toThrow(/hold\/crooked does not add up to zero/)
  const entries = app.database.db.selectFrom('ledger_entries').select('id').where('id', '=', crooked.id)
  expect(await entries.execute()).toEqual([])
})

test.for([
  'update ledger_postings set amount = amount * 2',
  'delete from ledger_postings',
  "update ledger_entries set currency = 'USD'",
  'delete from ledger_entries',
  'truncate ledger_postings, ledger_entries',
])('what was posted stays: %s', async (statement) => {
  const before = await ledgerOf(app.database.db, bookingId)
  await expect(app.database.pool.query(statement)).rejects.toThrow(/stays/)
  expect(await ledgerOf(app.database.db, bookingId)).toEqual(before)
})
