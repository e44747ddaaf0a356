import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { aboutEuros } from '#kernel/about-euros.ts'
import { newId } from '#kernel/ids.ts'
import { money, type Money } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { moveWallet } from './move-wallet.service.ts'
import { walletReply } from './read-wallet.usecase.ts'
import type * as operations from './staff-wallet-operations.contract.ts'
import type { Wallet } from './wallet.ts'
import type { WaitingKind, WalletTransfer } from './wallet.contract.ts'
import { hasEntry, lockWallet, openWallet, updateCreditLimit } from './wallet.store.ts'
import { requestTransfer, type NewTransfer } from './wallet-transfer.store.ts'

/** Above about this many euros a day, transfers and raises need two people: one requests and another approves. */
const ONE_PERSON_EUROS = 10_000

const details = {
  company_not_found: 'There is no such company',
  wallet_currency: 'The wallet is in another currency',
  wallet_limit: 'The wallet would fall below its credit limit',
  wallet_below_limit: 'The company owes more than this limit',
} as const

type Writes = Pick<App, 'db' | 'clock' | 'windowCounts'>

/** Enters a company's transfer to us. Waits if it is too large for one person. */
export function topUpWallet(app: Writes, call: Call<typeof operations.topUpWallet>) {
  return enterTransfer(app, 'top_up', call)
}

/** Enters our transfer back to a company. Waits if it is too large for one person. */
export function payOutWallet(app: Writes, call: Call<typeof operations.payOutWallet>) {
  return enterTransfer(app, 'pay_out', call)
}

function enterTransfer(app: Writes, kind: WalletTransfer, call: Call<typeof operations.topUpWallet>) {
  const { amount, reason } = call.body
  return changeWallet(app, call, amount, async (tx, wallet, now): Promise<ChangeResult> => {
    const request = requestOf(kind, call, amount)
    const { movement } = request
    if (await hasEntry(tx, wallet.id, movement)) return { waits: false, audited: null }
    if ((await app.windowCounts.takeIn(tx, [countOf(request, amount)], now)) > 0) {
      const isNew = await requestTransfer(tx, request, now)
      const audited = { action: 'ask_transfer', before: {}, after: { [kind]: amount } } as const
      return { waits: true, audited: isNew ? audited : null }
    }
    const signed = money(kind === 'top_up' ? amount.amount : -amount.amount, amount.currency)
    const entry = { kind, movement, tripId: null, amount: signed, reason }
    if ((await moveWallet(tx, wallet, entry, now)) === 'over_limit') return { code: 'wallet_limit' }
    const { balance } = wallet
    const after = { balance: money(balance.amount + signed.amount, balance.currency) }
    return { waits: false, audited: { action: `${kind}_wallet`, before: { balance }, after } }
  })
}

/** Sets a credit limit. A raise waits if it is too large for one person. */
export function setCreditLimit(app: Writes, call: Call<typeof operations.setCreditLimit>) {
  const { credit_limit: limit } = call.body
  return changeWallet(app, call, limit, async (tx, { id, creditLimit }, now): Promise<ChangeResult> => {
    const changed = { before: { credit_limit: creditLimit }, after: { credit_limit: limit } }
    const raise = money(limit.amount - creditLimit.amount, limit.currency)
    const request = requestOf('credit_limit', call, limit)
    if (raise.amount > 0 && (await app.windowCounts.takeIn(tx, [countOf(request, raise)], now)) > 0) {
      const isNew = await requestTransfer(tx, request, now)
      return { waits: true, audited: isNew ? { action: 'ask_credit_limit', ...changed } : null }
    }
    if (!(await updateCreditLimit(tx, id, limit))) return { code: 'wallet_below_limit' }
    const isNew = limit.amount !== creditLimit.amount
    return { waits: false, audited: isNew ? { action: 'set_credit_limit', ...changed } : null }
  })
}

/** Result of a change. `waits`: it needs a second person. `audited`: null if nothing changed. */
type ChangeResult =
  | { code: keyof typeof details }
  | {
      waits: boolean
      audited: {
        action: `${WalletTransfer}_wallet` | 'ask_transfer' | 'ask_credit_limit' | 'set_credit_limit'
        before: Record<string, Money>
        after: Record<string, Money>
      } | null
    }

type Change = {
  params: { id: string }
  body: { reason: string }
  by: StaffActor
  idempotencyKey: string | null
}

/** Changes a company's wallet, and creates it if missing. The audit has the balance or limit before and after. */
async function changeWallet(
  app: Writes,
  { params: { id: companyId }, body: { reason }, by }: Change,
  { currency }: Money,
  work: (tx: Db, wallet: Wallet, now: Temporal.Instant) => Promise<ChangeResult>,
) {
  const changed = await writeAudited(app, by, async (tx, now, audit) => {
    const rejected = (code: keyof typeof details) => fail({ code, detail: details[code] })
    const wallet = (await openWallet(tx, companyId, now)) && (await lockWallet(tx, companyId))
    if (!wallet) return rejected('company_not_found')
    if (currency !== wallet.balance.currency) return rejected('wallet_currency')
    const done = await work(tx, wallet, now)
    if ('code' in done) return rejected(done.code)
    const { audited, waits } = done
    if (audited)
      await audit({
        ...audited,
        subject: { kind: 'wallet', id: companyId },
        after: { ...audited.after, reason },
      })
    return ok(waits)
  })
  return changed.ok ? walletReply(app, companyId, changed.value) : changed
}

/** Returns the request for a second person. Its `movement` identifies it, so that it is entered once. */
function requestOf(
  kind: WaitingKind,
  { params, body: { reason }, by: { staffId }, idempotencyKey }: Change,
  amount: Money,
): NewTransfer {
  const movement = `${kind}/${idempotencyKey === null ? newId() : `${staffId}/${idempotencyKey}`}`
  return { companyId: params.id, kind, movement, amount, reason, requestedBy: staffId }
}

/**
 * Returns the counter of the amounts that one person enters of a kind for a company in a day, in hundredths. Many small
 * amounts count like a large one. Above the limit, a second person is needed.
 */
function countOf({ companyId, kind, requestedBy }: NewTransfer, { amount, currency }: Money): Counted {
  return {
    name: `${kind} of ${companyId} by ${requestedBy}`,
    limit: { most: aboutEuros(ONE_PERSON_EUROS, currency), seconds: 24 * 3600 },
    by: amount,
  }
}
