import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffTask } from '#domains/staff/task.contract.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { mayOpen } from '../sections.ts'

/** The booking or the trip of a task, linked if the member may see it. */
export function TaskAbout({ about, me }: { about: StaffTask['about']; me: StaffMe }) {
  const reference = (
    <bdi dir="ltr" className="tabular">
      {about.reference}
    </bdi>
  )
  const section = about.kind === 'trip' ? 'trips' : 'bookings'
  return mayOpen(me.roles, section) ? (
    <TextLink to={`/staff/${section}/${about.id}`}>{reference}</TextLink>
  ) : (
    reference
  )
}
