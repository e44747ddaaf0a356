export { companyTitles } from './company-problem.http.ts'
