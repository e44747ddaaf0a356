import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { MoveWallet } from './move-wallet.service.ts'
import type { WalletStore } from './wallet.store.ts'
import type { WalletTransferStore } from './wallet-transfer.store.ts'

export type DecideTransferFailure = {
  code:
    | 'transfer_not_found'
    | 'transfer_decided'
    | 'second_person_needed'
    | 'wallet_limit'
    | 'wallet_below_limit'
  detail: string
}

type Decided = Result<null, DecideTransferFailure>

/** Agrees to a transfer or a raise of the limit that waits for a second person, which enters it, or refuses it. */
export type DecideTransfer = (
  decision: { companyId: string; transferId: string; approve: boolean },
  by: StaffActor,
) => Promise<Decided>

type Needs = {
  transfers: Pick<WalletTransferStore, 'hold' | 'decide'>
  wallets: Pick<WalletStore, 'lock' | 'setLimit'>
  moveWallet: MoveWallet
  staffWrite: StaffWrite
}

const details = {
  transfer_not_found: 'This company has no such transfer',
  transfer_decided: 'A colleague has decided it',
  second_person_needed: 'Whoever asked for a transfer does not agree to it',
  wallet_limit: 'The wallet would fall below its credit limit',
  wallet_below_limit: 'The company owes more than this limit',
} as const satisfies Record<DecideTransferFailure['code'], string>

/** The transfer is held, and is entered under the movement that it was asked with: it is never entered twice. */
export function decideTransfer({ transfers, wallets, moveWallet, staffWrite }: Needs): DecideTransfer {
  return ({ companyId, transferId, approve }, by) =>
    staffWrite<Decided>(by, async (tx, now) => {
      const refuse = (code: DecideTransferFailure['code']) => fail({ code, detail: details[code] })
      const held = await transfers.hold(tx, { id: transferId, companyId })
      const wallet = await wallets.lock(tx, companyId)
      if (!held || !wallet) return refuse('transfer_not_found')
      if (held.status !== 'waiting') return refuse('transfer_decided')
      const { kind, movement, amount, reason, askedBy } = held
      if (approve && askedBy === by.staffId) return refuse('second_person_needed')
      const asked = { transfer: transferId, asked_by: askedBy, amount, reason }
      const subject = { kind: 'wallet' as const, id: companyId }
      if (!approve) {
        await transfers.decide(tx, transferId, { status: 'refused', decidedBy: by.staffId }, now)
        return {
          value: ok(null),
          audited: {
            action: kind === 'credit_limit' ? 'refuse_credit_limit' : 'refuse_transfer',
            subject,
            before: asked,
            after: null,
          },
        }
      }
      if (kind === 'credit_limit') {
        if (!(await wallets.setLimit(tx, wallet.id, amount))) return refuse('wallet_below_limit')
        await transfers.decide(tx, transferId, { status: 'approved', decidedBy: by.staffId }, now)
        const before = { credit_limit: wallet.creditLimit }
        const after = { credit_limit: amount, ...asked }
        return { value: ok(null), audited: { action: 'set_credit_limit', subject, before, after } }
      }
      const signed = money(kind === 'top_up' ? amount.amount : -amount.amount, amount.currency)
      const entry = { kind, movement, tripId: null, amount: signed, reason }
      if ((await moveWallet(tx, wallet, entry, now)) === 'over_limit') return refuse('wallet_limit')
      await transfers.decide(tx, transferId, { status: 'approved', decidedBy: by.staffId }, now)
      const { balance } = wallet
      const after = { balance: money(balance.amount + signed.amount, balance.currency), ...asked }
      return {
        value: ok(null),
        audited: { action: `${kind}_wallet`, subject, before: { balance }, after },
      }
    })
}
