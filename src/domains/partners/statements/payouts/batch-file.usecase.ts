import type { Clock } from '#kernel/clock.ts'
import { isEeaIban } from '#kernel/iban.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { PayoutAccount } from '../details/payout-account.ts'
import type { AccountSeals } from '../details/seal-account.ts'
import { creditTransfer, type CreditTransfer } from './credit-transfer.ts'
import type { BatchFormat } from './payout.contract.ts'
import type { BatchPayout, LockedBatch, PayoutBatchStore } from './payout-batch.store.ts'

export type BatchFileFailure = {
  code:
    | 'batch_not_found'
    | 'batch_not_approved'
    | 'batch_paid'
    | 'account_unreadable'
    | 'payer_address_missing'
  detail: string
}

/** A payout with where it goes. */
export type PayoutLine = Omit<BatchPayout, 'sealed'> & { account: PayoutAccount }

/** The file for the bank: the XML of a credit transfer, or the lines of a list. */
export type BatchFile =
  | { format: Extract<BatchFormat, 'sepa'>; xml: string }
  | { format: Extract<BatchFormat, 'csv'>; lines: PayoutLine[] }

/** The file of an approved batch, the same each time: its id keeps a bank from taking it twice. */
export type MakeBatchFile = (batchId: string) => Promise<Result<BatchFile, BatchFileFailure>>

type Needs = {
  db: Db
  batches: Pick<PayoutBatchStore, 'hold' | 'payoutsOf'>
  seals: AccountSeals
  /** Our bank account; null: none is configured, and nothing goes by SEPA. */
  ourAccount: CreditTransfer['debtor'] | null
  clock: Clock
}

const details = {
  batch_not_found: 'There is no such batch',
  batch_not_approved: 'Only an approved batch has a file',
  batch_paid: 'The accounts of a paid batch are not kept',
  account_unreadable: 'An account of it was sealed with another key',
  payer_address_missing: 'It pays accounts outside the European Economic Area, and PAYOUT_ADDRESS is not set',
} as const satisfies Record<BatchFileFailure['code'], string>

export function batchFile({ db, batches, seals, ourAccount, clock }: Needs): MakeBatchFile {
  const no = (code: BatchFileFailure['code']) => fail({ code, detail: details[code] })
  return async (batchId) => {
    const { batch, payouts } = await db.transaction().execute(async (tx) => ({
      batch: await batches.hold(tx, batchId),
      payouts: await batches.payoutsOf(tx, batchId),
    }))
    if (!batch) return no('batch_not_found')
    if (batch.status === 'paid') return no('batch_paid')
    if (batch.status !== 'approved') return no('batch_not_approved')
    const lines = payouts.flatMap(({ sealed, ...payout }) => {
      const account = sealed && seals.open(sealed, payout.id)
      return account ? [{ ...payout, account }] : []
    })
    if (lines.length < payouts.length) return no('account_unreadable')
    if (batch.format === 'csv' || !ourAccount) return ok({ format: 'csv', lines })
    if (!ourAccount.address && lines.some(({ account: { account } }) => !isEeaIban(account)))
      return no('payer_address_missing')
    return ok({ format: 'sepa', xml: transferOf(batch, lines, ourAccount, clock.now()) })
  }
}

function transferOf(
  { id, decidedAt }: LockedBatch,
  lines: readonly PayoutLine[],
  debtor: CreditTransfer['debtor'],
  now: Temporal.Instant,
): string {
  return creditTransfer({
    messageId: id.replaceAll('-', ''),
    createdAt: decidedAt ?? now,
    // Banks refuse a day that is over.
    executeOn: now.toZonedDateTimeISO('UTC').toPlainDate().toString(),
    debtor,
    transfers: lines.map(({ number, amount, account: { holder, account, bic } }) => ({
      reference: number,
      amount,
      name: holder,
      iban: account,
      bic,
      remittance: `${debtor.name} ${number}`,
    })),
  })
}
