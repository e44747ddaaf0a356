import type { TestApp } from '#testing/infrastructure/app.ts'
import type { staffCalls } from './staff-calls.ts'

export const aed = (amount: number) => ({ amount, currency: 'AED' })
/** A new key under which a request may be repeated. */
export const key = () => ({ 'idempotency-key': crypto.randomUUID() })

/** Calls of a member of the staff about companies' wallets, in minor units of dirhams, and their audit entries. */
export function walletCalls({ database }: TestApp, staff: Awaited<ReturnType<typeof staffCalls>>) {
  const post = (companyId: string, action: string, body: object, headers = {}) =>
    staff.post(`wallets/${companyId}/${action}`, body, headers)
  return {
    topUp: (companyId: string, amount: number, headers = {}) =>
      post(companyId, 'top-up', { amount: aed(amount), reason: 'Transfer 4711' }, headers),
    payOut: (companyId: string, amount: number, headers = {}) =>
      post(companyId, 'pay-out', { amount: aed(amount), reason: 'Contract over' }, headers),
    setLimit: (companyId: string, amount: number, headers = {}) =>
      post(companyId, 'credit-limit', { credit_limit: aed(amount), reason: 'Good payer' }, headers),
    auditOf: (companyId: string) =>
      database.db
        .selectFrom('audit_entries')
        .select(['staff_id', 'action', 'subject', 'before', 'after'])
        .where('subject_id', '=', companyId)
        .orderBy('id')
        .execute(),
  }
}
