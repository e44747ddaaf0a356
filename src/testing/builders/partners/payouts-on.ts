import { putPayoutAccount } from '#domains/partners/statements/details/payout-account.store.ts'
import { accountOwner, accountSeals } from '#domains/partners/statements/details/seal-account.ts'
import { makeMonthlyStatements } from '#domains/partners/statements/make-statements.usecase.ts'
import { decideBatch } from '#domains/partners/statements/payouts/decide-batch.usecase.ts'
import { payBatch } from '#domains/partners/statements/payouts/pay-batch.usecase.ts'
import type { BatchFormat } from '#domains/partners/statements/payouts/payout.contract.ts'
import { prepareBatch } from '#domains/partners/statements/payouts/prepare-batch.usecase.ts'
import type { StaffActor } from '#domains/staff/public.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { ok } from '#kernel/result.ts'
import { derivedKey, sealer } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { TestClock } from '../../infrastructure/clock.ts'
import { addPartner } from '../accounts/partners.ts'

const seals = accountSeals(sealer(derivedKey('a secret of the tests', 'payout accounts')))
const RATES = { date: '2026-11-25', perEuro: { EUR: '1' } }
const ACCOUNT = { kind: 'iban' as const, holder: 'Dune', account: 'DE89370400440532013000', bic: null }

const CALL = { query: undefined, language: 'en' } as const

/** Creates statements and payouts of at least 50 euros, as one process does. */
export function payoutsOn({ db, clock }: { db: Db; clock: TestClock }) {
  const app = {
    db,
    clock,
    settings: { of: () => 50 },
    exchange: () => RATES,
    payoutSeals: seals,
    payoutDebtor: { name: 'Rihla', iban: ACCOUNT.account, bic: null, address: null },
    notifyPartners: async () => {},
    productName: 'Rihla',
    publicUrl: 'https://rihla.example',
  }
  const user = async () => {
    const id = newId()
    const now = clock.now()
    const email = `${newReference().toLowerCase()}@example.com`
    const row = { id, role: 'traveller', email, email_verified_at: now, lang_id: 1, created_at: now }
    await db.insertInto('users').values(row).execute()
    return id
  }
  return {
    app,
    makeMonthlyStatements: () => makeMonthlyStatements(app),
    /** Returns the id of the batch. */
    async prepare(body: { currency: 'EUR' | 'AED'; format: BatchFormat }, by: StaffActor) {
      const prepared = await prepareBatch(app, { ...CALL, params: undefined, body, by })
      return prepared.ok ? ok(prepared.value.batch.id) : prepared
    },
    decide: ({ batchId: id, approve }: { batchId: string; approve: boolean }, by: StaffActor) =>
      decideBatch(app, { ...CALL, params: { id }, body: { approve }, by }),
    pay: ({ batchId: id, paidOn }: { batchId: string; paidOn: string }, by: StaffActor) =>
      payBatch(app, { ...CALL, params: { id }, body: { paid_on: paidOn }, by }),

    /** A partner with an account in euros, and one in dirhams. */
    async partner() {
      const owner = await user()
      const id = await addPartner(db, { code: newReference(), owner, now: clock.now() })
      for (const currency of ['EUR', 'AED']) {
        const sealed = seals.seal(ACCOUNT, accountOwner(id, currency))
        const account = { partnerId: id, currency, kind: ACCOUNT.kind, sealed, changedAt: clock.now() }
        await putPayoutAccount(db, account, owner)
      }
      return { id, owner }
    },

    async actor() {
      return { staffId: await user(), address: null }
    },
  }
}
