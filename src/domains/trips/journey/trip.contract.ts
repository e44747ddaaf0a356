/** A trip's life: quoted (no row yet), then these. */
export const TRIP_STATUSES = [
  'booked',
  'assigned',
  'started',
  'ended',
  'billed',
  'cancelled',
  'no_show',
] as const
export type TripStatus = (typeof TRIP_STATUSES)[number]

export const PAY_BY = ['wallet', 'card', 'driver'] as const
export type PayBy = (typeof PAY_BY)[number]

export const APPROVALS = ['none', 'waiting', 'approved', 'refused'] as const
export type Approval = (typeof APPROVALS)[number]
