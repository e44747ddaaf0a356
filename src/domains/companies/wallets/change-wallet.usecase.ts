import { newId } from '#kernel/ids.ts'
import { money, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import type { MoveWallet } from './move-wallet.service.ts'
import type { Wallet } from './wallet.ts'
import type { WaitingKind, WalletTransfer } from './wallet.contract.ts'
import type { WalletStore } from './wallet.store.ts'
import type { WalletTransferStore } from './wallet-transfer.store.ts'
import { enteredByOne } from './second-person.ts'

export type ChangeWalletFailure = {
  code: 'company_not_found' | 'wallet_currency' | 'wallet_limit' | 'wallet_below_limit'
  detail: string
}

/** What the staff do to a company's wallet. `key`: of the request, so that it is entered once; null: it has none. */
export type WalletChange = { companyId: string; reason: string; key: string | null } & (
  | { act: WalletTransfer; amount: Money }
  | { act: 'set_limit'; limit: Money }
)

/** `waits`: it is too large for one person. */
type Changed = Result<{ waits: boolean }, ChangeWalletFailure>
export type ChangeWallet = (change: WalletChange, by: StaffActor) => Promise<Changed>

const details = {
  company_not_found: 'There is no such company',
  wallet_currency: 'The wallet is in another currency',
  wallet_limit: 'The wallet would fall below its credit limit',
  wallet_below_limit: 'The company owes more than this limit',
} as const satisfies Record<ChangeWalletFailure['code'], string>

type Needs = {
  wallets: Pick<WalletStore, 'open' | 'lock' | 'setLimit' | 'hasEntry'>
  transfers: Pick<WalletTransferStore, 'ask'>
  counts: Pick<WindowCounts, 'takeIn'>
  moveWallet: MoveWallet
  staffWrite: StaffWrite
}

/**
 * Enters a company's transfer, pays out to it, or sets its credit limit; a transfer or raise that is too large for one
 * person waits. A company without a wallet gets one. The audit row has the balance or limit before and after.
 */
export function changeWallet({ wallets, transfers, counts, moveWallet, staffWrite }: Needs): ChangeWallet {
  return (change, by) =>
    staffWrite<Changed>(by, async (tx, now) => {
      const refuse = (code: ChangeWalletFailure['code']) => fail({ code, detail: details[code] })
      const { companyId } = change
      const wallet = (await wallets.open(tx, companyId, now)) && (await wallets.lock(tx, companyId))
      if (!wallet) return refuse('company_not_found')
      const wanted = change.act === 'set_limit' ? change.limit : change.amount
      if (wanted.currency !== wallet.balance.currency) return refuse('wallet_currency')
      const done =
        change.act === 'set_limit'
          ? await setLimit(tx, wallet, { ...change, by }, now)
          : await transfer(tx, wallet, { ...change, by }, now)
      if ('code' in done) return refuse(done.code)
      const { waits = false } = done
      if (!done.isNew) return { value: ok({ waits }), audited: null }
      return {
        value: ok({ waits }),
        audited: {
          action:
            change.act === 'set_limit'
              ? waits
                ? 'ask_credit_limit'
                : 'set_credit_limit'
              : waits
                ? 'ask_transfer'
                : `${change.act}_wallet`,
          subject: { kind: 'wallet', id: companyId },
          before: done.before,
          after: { ...done.after, reason: change.reason },
        },
      }
    })

  async function setLimit(
    tx: Db,
    { id, companyId, creditLimit }: Wallet,
    { limit, reason, key, by }: Extract<WalletChange, { act: 'set_limit' }> & { by: StaffActor },
    now: Temporal.Instant,
  ): Promise<Done> {
    const raise = money(limit.amount - creditLimit.amount, limit.currency)
    const movement = movementOf('credit_limit', key, by)
    const asked = {
      companyId,
      kind: 'credit_limit',
      movement,
      amount: limit,
      reason,
      askedBy: by.staffId,
    } as const
    if (raise.amount > 0 && (await counts.takeIn(tx, [enteredByOne({ ...asked, amount: raise })], now)) > 0) {
      const isNew = await transfers.ask(tx, asked, now)
      return { isNew, waits: true, before: { credit_limit: creditLimit }, after: { credit_limit: limit } }
    }
    if (!(await wallets.setLimit(tx, id, limit))) return { code: 'wallet_below_limit' }
    const isNew = limit.amount !== creditLimit.amount
    return { isNew, before: { credit_limit: creditLimit }, after: { credit_limit: limit } }
  }

  async function transfer(
    tx: Db,
    wallet: Wallet,
    { act, amount, reason, key, by }: Extract<WalletChange, { act: WalletTransfer }> & { by: StaffActor },
    now: Temporal.Instant,
  ): Promise<Done> {
    const movement = movementOf(act, key, by)
    if (await wallets.hasEntry(tx, wallet.id, movement)) return { isNew: false, before: {}, after: {} }
    const { companyId } = wallet
    const asked = { companyId, kind: act, movement, amount, reason, askedBy: by.staffId }
    if ((await counts.takeIn(tx, [enteredByOne(asked)], now)) > 0) {
      const isNew = await transfers.ask(tx, asked, now)
      return { isNew, waits: true, before: {}, after: { [act]: amount } }
    }
    const signed = money(act === 'top_up' ? amount.amount : -amount.amount, amount.currency)
    const entry = { kind: act, movement, tripId: null, amount: signed, reason }
    const moved = await moveWallet(tx, wallet, entry, now)
    if (moved === 'over_limit') return { code: 'wallet_limit' }
    const { amount: before, currency } = wallet.balance
    return {
      isNew: true,
      before: { balance: wallet.balance },
      after: { balance: money(before + signed.amount, currency) },
    }
  }
}

/** Names what is entered or asked for, so that one request does it once. */
function movementOf(kind: WaitingKind, key: string | null, { staffId }: StaffActor): string {
  return `${kind}/${key === null ? newId() : `${staffId}/${key}`}`
}

type Done =
  | { isNew: boolean; waits?: boolean; before: Record<string, Money>; after: Record<string, Money> }
  | { code: ChangeWalletFailure['code'] }
