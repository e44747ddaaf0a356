import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffTask } from '#domains/staff/task.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { mayOpen } from '../sections.ts'

/** The booking or the trip that a task is about. Bookings have no page in the staff’s area; trips have one for dispatch. */
export function TaskAbout({ about, me }: { about: StaffTask['about']; me: StaffMe }) {
  const reference = (
    <bdi dir="ltr" className="tabular">
      {about.reference}
    </bdi>
  )
  return about.kind === 'trip' && mayOpen(me.roles, 'trips') ? (
    <PageLink to={`/staff/trips/${about.id}`} className="text-coral-deep underline">
      {reference}
    </PageLink>
  ) : (
    reference
  )
}
