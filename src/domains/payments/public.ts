export type * from './payment-gateway.ts'
