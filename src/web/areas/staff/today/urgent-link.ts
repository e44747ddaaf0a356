import type { Urgent, UrgentKind } from '#domains/staff/today/today.contract.ts'

const LINKS: Readonly<Record<UrgentKind, (urgent: Urgent) => string | null>> = {
  task: ({ id }) => `/staff/tasks/${id}`,
  trip_late: ({ id }) => `/staff/trips/${id}`,
  trip_unassigned: ({ id }) => `/staff/trips/${id}`,
  price_request: ({ id }) => `/staff/price-requests/${id}`,
  booking_unanswered: ({ id }) => `/staff/bookings/${id}`,
  mail_given_up: () => '/staff/mails?state=given_up',
  plan_failing: () => null,
}

/** Where something urgent is put right; null: nowhere in the staff area. */
export function linkToUrgent(urgent: Urgent): string | null {
  return LINKS[urgent.kind](urgent)
}
