import type { ReactNode } from 'react'
import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'

/** What the form of each act is given; `beside` its button stands what closes it. */
export type ActFormProps = { found: StaffBooking; onDone: () => void; beside: ReactNode }
