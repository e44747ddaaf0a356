import type { PartnerNotification } from '#domains/partners/public.ts'

const EUROS = { amount: 12_345, currency: 'EUR' }

/** One mail notification of each kind for partners. */
export const SAMPLE_PARTNER_NOTIFICATIONS: readonly PartnerNotification[] = [
  {
    kind: 'statement_made',
    number: 'PS-2026-000042',
    month: '2026-11-01',
    total: EUROS,
    payout: EUROS,
    closing: { ...EUROS, amount: 0 },
  },
  { kind: 'payout_paid', number: 'PS-2026-000042', amount: EUROS, paidOn: '2026-12-04' },
  { kind: 'payout_account_changed', currency: 'EUR', account: 'ES•• •••• 1332' },
]
