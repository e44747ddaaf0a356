export type { AskRates } from './ask-rates.usecase.ts'
export type { Plan } from './plan.ts'
export type { RateAnswer } from './rate-desk.ts'
export type * from './supplier-connector.ts'
