export { INDUSTRIES } from './industry.contract.ts'
