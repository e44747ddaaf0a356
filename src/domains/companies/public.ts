export { companyTitles } from './company-problem.http.ts'
export { FOUND_COMPANIES } from './customers/find-companies.store.ts'
