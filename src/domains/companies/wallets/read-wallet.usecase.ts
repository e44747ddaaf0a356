import { visibleWallet } from '#domains/identity/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as staff from './staff-wallet-operations.contract.ts'
import { findStaffWallet, selectStaffWallets } from './staff-wallet.store.ts'
import type * as operations from './wallet-operations.contract.ts'
import { findWallet, selectEntries } from './wallet.store.ts'
import { selectWaitingTransfers } from './wallet-transfer.store.ts'
import { walletState } from './wallet.ts'

/** Lists companies with their wallets, oldest company first. */
export function listWallets(
  { db }: Pick<App, 'db'>,
  { query: { after, page_size: limit } }: Call<typeof staff.listWallets>,
) {
  return selectStaffWallets(db, { after, limit })
}

/** Reads a company's wallet with a page of its entries. Without a wallet there are no entries. */
export async function readWallet(
  { db }: Pick<App, 'db'>,
  { params: { id }, query: { after, rows } }: Call<typeof staff.readWallet>,
) {
  const company = await findStaffWallet(db, id)
  if (!company) return noSuchCompany
  const wallet = await findWallet(db, id)
  const page = wallet
    ? await selectEntries(db, { walletId: wallet.id, after, limit: rows })
    : { entries: [], next: null }
  return ok({ wallet: company, waiting: await selectWaitingTransfers(db, id), ...page })
}

/** Returns a company's wallet after a change. `waits`: the change needs a second person. */
export async function walletReply({ db }: Pick<App, 'db'>, companyId: string, waits: boolean) {
  const wallet = await findStaffWallet(db, companyId)
  return wallet ? ok({ wallet, waits }) : noSuchCompany
}

const noSuchCompany = fail({ code: 'company_not_found', detail: 'There is no such company' } as const)

/**
 * Reads the wallet of the caller's company. Supervisors and admins see its limit and entries. A traveller sees only the
 * balance, because the entries name other people's trips (decision 0056).
 */
export async function readWalletDetail(
  { db }: Pick<App, 'db'>,
  { query: { after, rows }, caller }: Call<typeof operations.readWalletDetail>,
) {
  const wallet = caller.companyId === null ? null : await findWallet(db, caller.companyId)
  if (!wallet) return fail({ code: 'wallet_not_found', detail: 'This profile has no wallet' } as const)
  const visible = visibleWallet(walletState(wallet), caller)
  if (visible.credit_limit === null) return ok({ ...visible, entries: [], next: null })
  return ok({ ...visible, ...(await selectEntries(db, { walletId: wallet.id, after, limit: rows })) })
}
