import { isEeaIban } from '#kernel/iban.ts'
import { isId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { PayoutAccount } from '../details/payout-account.ts'
import { creditTransfer, type CreditTransfer } from './credit-transfer.ts'
import type { BatchFormat } from './payout.contract.ts'
import { findBatchPayouts, lockBatch, type BatchPayout, type LockedBatch } from './payout-batch.store.ts'

export type BatchFileFailure = {
  code:
    | 'batch_not_found'
    | 'batch_not_approved'
    | 'batch_paid'
    | 'account_unreadable'
    | 'payer_address_missing'
  detail?: string
}

/** A payout with its destination account. */
export type PayoutLine = Omit<BatchPayout, 'sealed'> & { account: PayoutAccount }

/** The file for the bank: the XML of a credit transfer, or the lines of a list. */
export type BatchFile =
  | { format: Extract<BatchFormat, 'sepa'>; xml: string }
  | { format: Extract<BatchFormat, 'csv'>; lines: PayoutLine[] }

const DETAILS = {
  batch_not_found: 'There is no such batch',
  batch_not_approved: 'Only an approved batch has a file',
  batch_paid: 'The accounts of a paid batch are not kept',
  account_unreadable: 'An account of it was sealed with another key',
  payer_address_missing: 'It pays accounts outside the European Economic Area, and PAYOUT_ADDRESS is not set',
} as const satisfies Record<BatchFileFailure['code'], string>

/**
 * Creates the file of an approved batch. It is the same each time, so that its id prevents a bank from
 * accepting it twice.
 */
export async function createBatchFile(
  { db, clock, payoutSeals, payoutDebtor }: Pick<App, 'db' | 'clock' | 'payoutSeals' | 'payoutDebtor'>,
  batchId: string,
): Promise<Result<BatchFile, BatchFileFailure>> {
  if (!isId(batchId)) return fail({ code: 'batch_not_found' })
  const reject = (code: BatchFileFailure['code']) => fail({ code, detail: DETAILS[code] })
  const { batch, payouts } = await db.transaction().execute(async (tx) => ({
    batch: await lockBatch(tx, batchId),
    payouts: await findBatchPayouts(tx, batchId),
  }))
  if (!batch) return reject('batch_not_found')
  if (batch.status === 'paid') return reject('batch_paid')
  if (batch.status !== 'approved') return reject('batch_not_approved')
  const lines = payouts.flatMap(({ sealed, ...payout }) => {
    const account = sealed && payoutSeals.open(sealed, payout.id)
    return account ? [{ ...payout, account }] : []
  })
  if (lines.length < payouts.length) return reject('account_unreadable')
  if (batch.format === 'csv' || !payoutDebtor) return ok({ format: 'csv', lines })
  if (!payoutDebtor.address && lines.some(({ account: { account } }) => !isEeaIban(account)))
    return reject('payer_address_missing')
  return ok({ format: 'sepa', xml: transferOf(batch, lines, payoutDebtor, clock.now()) })
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
    // Banks reject a past day.
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
