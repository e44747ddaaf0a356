import type { ReactNode } from 'react'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import type { ButtonLook } from '#ui/button.tsx'

/** What the form of each act is given; `beside` its button stands what closes it. */
export type ActFormProps = {
  trip: StaffTrip
  look: ButtonLook
  onDone?: (() => void) | undefined
  beside?: ReactNode
}
