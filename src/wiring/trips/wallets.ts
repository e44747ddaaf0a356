import { changeWallet } from '#domains/trips/wallets/change-wallet.usecase.ts'
import { decideTransfer } from '#domains/trips/wallets/decide-transfer.usecase.ts'
import { walletTransferStore as transfers } from '#domains/trips/wallets/wallet-transfer.store.ts'
import { moveWallet as moveWalletWith } from '#domains/trips/wallets/move-wallet.service.ts'
import { ownTransfers } from '#domains/trips/wallets/own-transfers.store.ts'
import { payByWallet } from '#domains/trips/wallets/pay-by-wallet.usecase.ts'
import { staffWalletRoutes } from '#domains/trips/wallets/staff-wallet.routes.ts'
import { staffWallets } from '#domains/trips/wallets/staff-wallet.store.ts'
import { readWalletDetail } from '#domains/trips/wallets/wallet-detail.usecase.ts'
import { walletRoutes } from '#domains/trips/wallets/wallet.routes.ts'
import { walletStore } from '#domains/trips/wallets/wallet.store.ts'
import { walletState } from '#domains/trips/wallets/wallet.ts'
import type { Payments } from '../payments.ts'
import type { Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'
import type { TripPeople } from './trip-people.ts'

export type Wallets = ReturnType<typeof wireWallets>

/** Wallets, for what else is charged to them and shows them. */
export function wireWallets({ db }: Shared, { post }: Pick<Payments, 'post'>) {
  const wallets = walletStore(db)
  const moveWallet = moveWalletWith({ wallets, post })
  return {
    wallets,
    moveWallet,
    ...payByWallet({ wallets, moveWallet }),
    /** Null: the company has no wallet. */
    walletOf: async (companyId: string) => {
      const wallet = await wallets.find(companyId)
      return wallet && walletState(wallet)
    },
  }
}

type Needs = {
  staff: Pick<Staff, 'staffWrite' | 'requireStaff'>
  tripPeople: Pick<TripPeople, 'requireProfile'>
}

/** Their calls, behind the guards of the people who are let into them. */
export function wireWalletRoutes(
  { db, windowCounts: counts, idempotent, now, rateLimit }: Shared,
  { wallets, moveWallet }: Wallets,
  { staff, tripPeople }: Needs,
) {
  return {
    ownData: [ownTransfers(db, now)],
    api: [
      staffWalletRoutes({
        staffWallets: staffWallets(db),
        wallets,
        changeWallet: changeWallet({ wallets, transfers, counts, moveWallet, staffWrite: staff.staffWrite }),
        decideTransfer: decideTransfer({ wallets, transfers, moveWallet, staffWrite: staff.staffWrite }),
        waitingTransfers: (companyId) => transfers.waiting(db, companyId),
        requireStaff: staff.requireStaff,
        idempotent,
        rateLimit,
      }),
    ],
    trips: [
      walletRoutes({
        readWalletDetail: readWalletDetail({ wallets }),
        requireProfile: tripPeople.requireProfile,
      }),
    ],
  }
}
