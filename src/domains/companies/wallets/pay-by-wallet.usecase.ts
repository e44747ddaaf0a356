import { money, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { moveWallet } from './move-wallet.service.ts'
import type { WalletCharge, WalletCredit } from './wallet.contract.ts'
import { lockWallet } from './wallet.store.ts'

/** An amount of a trip. `occasion` distinguishes several of a kind, such as a second bill. The first has none. */
type TripMoney<Kind> = {
  companyId: string
  tripId: string
  amount: Money
  kind: Kind
  occasion?: string | undefined
}

/**
 * Takes a trip's amount from its company's wallet, in the caller's transaction. A trip has one entry per kind and
 * occasion, so repeating it takes no more. `wallet_missing`: the company has no wallet, or one in another currency.
 */
export async function chargeWallet(
  tx: Db,
  charge: TripMoney<WalletCharge>,
  now: Temporal.Instant,
): Promise<Result<void, { code: 'wallet_limit' | 'wallet_missing' }>> {
  const done = await move(tx, charge, -1, now)
  if (done === 'wallet_missing') return fail({ code: done })
  return done === 'over_limit' ? fail({ code: 'wallet_limit' }) : ok(undefined)
}

/** Returns a trip's amount to its company's wallet, in the same way. */
export async function creditWallet(
  tx: Db,
  credit: TripMoney<WalletCredit>,
  now: Temporal.Instant,
): Promise<Result<void, { code: 'wallet_missing' }>> {
  const done = await move(tx, credit, 1, now)
  return done === 'wallet_missing' ? fail({ code: done }) : ok(undefined)
}

async function move(
  tx: Db,
  { companyId, tripId, amount, kind, occasion }: TripMoney<WalletCharge | WalletCredit>,
  sign: 1 | -1,
  now: Temporal.Instant,
) {
  if (amount.amount < 0) throw new RangeError(`a ${kind} is at least zero, not ${amount.amount}`)
  const wallet = await lockWallet(tx, companyId)
  if (!wallet || wallet.balance.currency !== amount.currency) return 'wallet_missing'
  if (amount.amount === 0) return 'entered'
  const signed = money(sign * amount.amount, amount.currency)
  const movement = [kind, tripId, ...(occasion === undefined ? [] : [occasion])].join('/')
  return moveWallet(tx, wallet, { kind, movement, tripId, amount: signed, reason: null }, now)
}
