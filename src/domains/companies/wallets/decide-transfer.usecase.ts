import { writeAudited } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { moveWallet } from './move-wallet.service.ts'
import { walletReply } from './read-wallet.usecase.ts'
import type * as operations from './staff-wallet-operations.contract.ts'
import { lockWallet, updateCreditLimit } from './wallet.store.ts'
import { lockTransfer, updateDecision } from './wallet-transfer.store.ts'

const details = {
  transfer_not_found: 'This company has no such transfer',
  transfer_decided: 'A colleague has decided it',
  second_person_needed: 'Whoever asked for a transfer does not agree to it',
  wallet_limit: 'The wallet would fall below its credit limit',
  wallet_below_limit: 'The company owes more than this limit',
} as const

/**
 * Approves or rejects a waiting transfer or raise of the limit. Approval enters it. It is locked, and entered under the
 * movement of its request, so that it is never entered twice.
 */
export async function decideTransfer(
  app: Pick<App, 'db' | 'clock'>,
  { params, body: { approve }, by }: Call<typeof operations.decideTransfer>,
) {
  const { id: companyId, transfer: transferId } = params
  const decided = await writeAudited(app, by, async (tx, now, audit) => {
    const rejected = (code: keyof typeof details) => fail({ code, detail: details[code] })
    const transfer = await lockTransfer(tx, { id: transferId, companyId })
    const wallet = await lockWallet(tx, companyId)
    if (!transfer || !wallet) return rejected('transfer_not_found')
    if (transfer.status !== 'waiting') return rejected('transfer_decided')
    const { kind, movement, amount, reason, requestedBy } = transfer
    if (approve && requestedBy === by.staffId) return rejected('second_person_needed')
    const request = { transfer: transferId, asked_by: requestedBy, amount, reason }
    const subject = { kind: 'wallet', id: companyId } as const
    const decide = (status: 'approved' | 'refused') =>
      updateDecision(tx, transferId, { status, decidedBy: by.staffId }, now)
    if (!approve) {
      await decide('refused')
      const action = kind === 'credit_limit' ? 'refuse_credit_limit' : 'refuse_transfer'
      await audit({ action, subject, before: request, after: null })
      return ok(null)
    }
    if (kind === 'credit_limit') {
      if (!(await updateCreditLimit(tx, wallet.id, amount))) return rejected('wallet_below_limit')
      await decide('approved')
      const before = { credit_limit: wallet.creditLimit }
      await audit({
        action: 'set_credit_limit',
        subject,
        before,
        after: { credit_limit: amount, ...request },
      })
      return ok(null)
    }
    const signed = money(kind === 'top_up' ? amount.amount : -amount.amount, amount.currency)
    const entry = { kind, movement, tripId: null, amount: signed, reason }
    if ((await moveWallet(tx, wallet, entry, now)) === 'over_limit') return rejected('wallet_limit')
    await decide('approved')
    const { balance } = wallet
    const after = { balance: money(balance.amount + signed.amount, balance.currency), ...request }
    await audit({ action: `${kind}_wallet`, subject, before: { balance }, after })
    return ok(null)
  })
  return decided.ok ? walletReply(app, companyId, false) : decided
}
