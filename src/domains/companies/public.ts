export { companyTitles } from './company-problem.http.ts'
export { chargeWallet, creditWallet } from './wallets/pay-by-wallet.usecase.ts'
export { isCorpIdKnown } from './customers/company.store.ts'
export { SEARCHED_COMPANIES } from './customers/find-companies.store.ts'
