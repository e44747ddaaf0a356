export { INDUSTRIES } from './industry.contract.ts'
export { industryName } from './industry-name.ts'
