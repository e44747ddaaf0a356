import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import { problems } from './company-problem.http.ts'
import * as customers from './customers/customer-operations.contract.ts'
import { listCompanions, readCustomer, readSupervisor } from './customers/read-customer.usecase.ts'
import { updateCustomer } from './customers/update-customer.usecase.ts'
import { createTripKey, listTripKeys, revokeTripKey } from './keys/change-keys.usecase.ts'
import * as keys from './keys/staff-key-operations.contract.ts'
import { changeCompanyPerson, listCompanyPeople } from './supervisors/change-company-person.usecase.ts'
import * as people from './supervisors/company-person-operations.contract.ts'
import { payOutWallet, setCreditLimit, topUpWallet } from './wallets/change-wallet.usecase.ts'
import { decideTransfer } from './wallets/decide-transfer.usecase.ts'
import { listWallets, readWallet, readWalletDetail } from './wallets/read-wallet.usecase.ts'
import * as staffWallets from './wallets/staff-wallet-operations.contract.ts'
import { transferPersonalData } from './wallets/transfer-personal-data.store.ts'
import * as wallets from './wallets/wallet-operations.contract.ts'

const handle = handlersOf(problems)

/** Operations and personal data of companies, their people, keys and wallets. */
export const companies = {
  handlers: [
    handle(keys.listTripKeys, listTripKeys),
    handle(keys.createTripKey, createTripKey),
    handle(keys.revokeTripKey, revokeTripKey),
    handle(people.listCompanyPeople, listCompanyPeople),
    handle(people.changeCompanyPerson, changeCompanyPerson),
    handle(staffWallets.listWallets, listWallets),
    handle(staffWallets.readWallet, readWallet),
    handle(staffWallets.topUpWallet, topUpWallet),
    handle(staffWallets.payOutWallet, payOutWallet),
    handle(staffWallets.decideTransfer, decideTransfer),
    handle(staffWallets.setCreditLimit, setCreditLimit),
  ],
  tripHandlers: [
    handle(customers.readCustomer, readCustomer),
    handle(customers.readSupervisor, readSupervisor),
    handle(customers.listCompanions, listCompanions),
    handle(customers.updateCustomer, updateCustomer),
    handle(wallets.readWalletDetail, readWalletDetail),
  ],
  personalData: (db: Db, { clock }: Pick<App, 'clock'>) => transferPersonalData(db, clock),
}
