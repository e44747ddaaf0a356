import { writeAudit } from '#domains/staff/audit.store.ts'
import { staffWrite as staffWrites } from '#domains/staff/staff-write.usecase.ts'
import { payoutAccountStore } from '#domains/partners/statements/details/payout-account.store.ts'
import { accountOwner, accountSeals } from '#domains/partners/statements/details/seal-account.ts'
import { makeStatements } from '#domains/partners/statements/make-statements.usecase.ts'
import type { PartnerNews } from '#domains/partners/statements/partner-news.ts'
import { decideBatch } from '#domains/partners/statements/payouts/decide-batch.usecase.ts'
import { payBatch } from '#domains/partners/statements/payouts/pay-batch.usecase.ts'
import { payoutBatchStore as batches } from '#domains/partners/statements/payouts/payout-batch.store.ts'
import { prepareBatch } from '#domains/partners/statements/payouts/prepare-batch.usecase.ts'
import { statementStore as statements } from '#domains/partners/statements/statement.store.ts'
import { postEntries } from '#domains/payments/ledger.store.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { derivedKey, sealer } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { TestClock } from '../../infrastructure/clock.ts'
import { addPartner } from '../accounts/partners.ts'

const seals = accountSeals(sealer(derivedKey('a secret of the tests', 'payout accounts')))
const RATES = { date: '2026-11-25', perEuro: { EUR: '1' } }
const ACCOUNT = { kind: 'iban' as const, holder: 'Dune', account: 'DE89370400440532013000', bic: null }

/** Creates statements and payouts of at least 50 euros, as one process does. */
export function payoutsOn({ db, clock }: { db: Db; clock: TestClock }) {
  const notifications: PartnerNews[] = []
  const common = {
    db,
    statements,
    batches,
    seals,
    hasOwnAccount: true,
    staffWrite: staffWrites({ db, writeAudit, clock }),
    tellOwners: async (_: Db, __: string, notification: PartnerNews) => {
      notifications.push(notification)
    },
    clock,
  }
  const user = async () => {
    const id = newId()
    const row = { id, role: 'traveller', lang_id: 1, created_at: clock.now() }
    await db.insertInto('users').values(row).execute()
    return id
  }
  return {
    told: notifications,
    ...makeStatements({ ...common, minimum: () => money(5000, 'EUR'), exchange: () => RATES }),
    prepare: prepareBatch(common),
    decide: decideBatch(common),
    pay: payBatch({
      ...common,
      tell: async () => {},
      post: (tx, entries) => postEntries(tx, entries, clock.now()),
    }),

    /** A partner with an account in euros, and one in dirhams. */
    async partner() {
      const owner = await user()
      const id = await addPartner(db, { code: newReference(), owner, now: clock.now() })
      for (const currency of ['EUR', 'AED']) {
        const sealed = seals.seal(ACCOUNT, accountOwner(id, currency))
        const account = { partnerId: id, currency, kind: ACCOUNT.kind, sealed, changedAt: clock.now() }
        await payoutAccountStore.put(db, account, owner)
      }
      return { id, owner }
    },

    async actor() {
      return { staffId: await user(), address: null }
    },
  }
}
