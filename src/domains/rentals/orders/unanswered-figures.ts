import type { Figure } from '#platform/http/stored-gauges.ts'

/** Metrics of orders without a supplier response. */
export const UNANSWERED_FIGURES: readonly Figure<{ unanswered: number }>[] = [
  {
    name: 'rihla_bookings_unanswered',
    help: 'Bookings that were paid and whose supplier has not answered for two minutes',
    value: ({ unanswered }) => unanswered,
  },
]
