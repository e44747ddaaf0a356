import { companyStore as companies } from '#domains/companies/customers/company.store.ts'
import { customerRoutes } from '#domains/companies/customers/customer.routes.ts'
import { readCustomer } from '#domains/companies/customers/read-customer.usecase.ts'
import { travellerStore } from '#domains/companies/customers/traveller.store.ts'
import { updateCustomer } from '#domains/companies/customers/update-customer.usecase.ts'
import { changeKeys } from '#domains/companies/keys/change-keys.usecase.ts'
import { staffKeyRoutes } from '#domains/companies/keys/staff-key.routes.ts'
import { staffKeyStore } from '#domains/companies/keys/staff-key.store.ts'
import { changeCompanyPerson } from '#domains/companies/supervisors/change-company-person.usecase.ts'
import { companyPeopleRoutes } from '#domains/companies/supervisors/company-people.routes.ts'
import { companyPeopleStore } from '#domains/companies/supervisors/company-people.store.ts'
import { tripProfileStore as profiles } from '#domains/identity/profile/trip-profile.store.ts'
import { writeTripAudit as writeAudit } from '#domains/identity/trip-audit.store.ts'
import { tripPersonStore as people } from '#domains/identity/trip-person.store.ts'
import { changeWallet } from '#domains/companies/wallets/change-wallet.usecase.ts'
import { decideTransfer } from '#domains/companies/wallets/decide-transfer.usecase.ts'
import { walletTransferStore as transfers } from '#domains/companies/wallets/wallet-transfer.store.ts'
import { moveWallet as moveWalletWith } from '#domains/companies/wallets/move-wallet.service.ts'
import { transferPersonalData } from '#domains/companies/wallets/transfer-personal-data.store.ts'
import { payByWallet } from '#domains/companies/wallets/pay-by-wallet.usecase.ts'
import { staffWalletRoutes } from '#domains/companies/wallets/staff-wallet.routes.ts'
import { staffWallets } from '#domains/companies/wallets/staff-wallet.store.ts'
import { readWalletDetail } from '#domains/companies/wallets/wallet-detail.usecase.ts'
import { walletRoutes } from '#domains/companies/wallets/wallet.routes.ts'
import { walletStore } from '#domains/companies/wallets/wallet.store.ts'
import { walletState } from '#domains/companies/wallets/wallet.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Identity } from './identity.ts'

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
  identity: Pick<Identity, 'requireProfile' | 'anyEmbedder'>
}

/** Companies: their people, keys and wallets, for the staff and for themselves. */
export function wireCompanies(
  { db, clock, windowCounts: counts, idempotent, now, rateLimit }: Shared,
  { wallets, moveWallet }: Wallets,
  { staff: { staffWrite, requireStaff }, identity: { requireProfile } }: Needs,
) {
  const staffKeys = staffKeyStore(db)
  return {
    personalData: [transferPersonalData(db, now)],
    api: [
      staffKeyRoutes({
        keys: staffKeys,
        changeKeys: changeKeys({ keys: staffKeys, companies, staffWrite }),
        requireStaff,
        rateLimit,
      }),
      companyPeopleRoutes({
        db,
        companies,
        people: companyPeopleStore,
        changePerson: changeCompanyPerson({ companies, people: companyPeopleStore, staffWrite }),
        requireStaff,
        rateLimit,
      }),
      staffWalletRoutes({
        staffWallets: staffWallets(db),
        wallets,
        changeWallet: changeWallet({ wallets, transfers, counts, moveWallet, staffWrite }),
        decideTransfer: decideTransfer({ wallets, transfers, moveWallet, staffWrite }),
        waitingTransfers: (companyId) => transfers.waiting(db, companyId),
        requireStaff,
        idempotent,
        rateLimit,
      }),
    ],
    trips: [
      customerRoutes({
        records: readCustomer({ db, companies, profiles, travellers: travellerStore }),
        updateCustomer: updateCustomer({ db, people, profiles, writeAudit, companies, clock }),
        requireProfile,
        rateLimit,
      }),
      walletRoutes({ readWalletDetail: readWalletDetail({ wallets }), requireProfile }),
    ],
  }
}
