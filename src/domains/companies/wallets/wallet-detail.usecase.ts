import { seenWallet, type TripCaller } from '#domains/identity/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { WalletDetail } from './wallet.contract.ts'
import type { WalletStore } from './wallet.store.ts'
import { walletState } from './wallet.ts'

/**
 * The wallet of the caller's company. Supervisors and admins see its limit and entries; a traveller sees the balance
 * alone, as the entries name other people's trips (decision 0056).
 */
export type ReadWalletDetail = (
  caller: Pick<TripCaller, 'companyId' | 'isSupervisor' | 'isAdmin'>,
  page: { after: number | undefined; limit: number },
) => Promise<Result<WalletDetail, { code: 'wallet_not_found'; detail: string }>>

type Needs = { wallets: Pick<WalletStore, 'find' | 'entries'> }

export function readWalletDetail({ wallets }: Needs): ReadWalletDetail {
  return async (caller, page) => {
    const wallet = caller.companyId === null ? null : await wallets.find(caller.companyId)
    if (!wallet) return fail({ code: 'wallet_not_found', detail: 'This profile has no wallet' })
    const seen = seenWallet(walletState(wallet), caller)
    if (seen.credit_limit === null) return ok({ ...seen, entries: [], next: null })
    return ok({ ...seen, ...(await wallets.entries({ walletId: wallet.id, ...page })) })
  }
}
