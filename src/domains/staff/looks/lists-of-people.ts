/** Reads of the staff that show data of several people, or of one beside other things, by the paths of their routes. */
export const LISTS_OF_PEOPLE: ReadonlySet<string> = new Set(
  [
    'accounts',
    'approvals',
    'bookings',
    'bulk/:id/rows',
    'companies/:id/people',
    'enquiries',
    'mails',
    'partner-applications',
    'partner-applications/:id',
    'partners/:id',
    'payouts/:id/file',
    'tasks/closed',
    'testimonials',
    'trip-callers',
    'trip-records/drivers',
    'trip-records/owners',
    'trips',
    'trips/:id/fleet',
  ].map((path) => `/api/staff/${path}`),
)
