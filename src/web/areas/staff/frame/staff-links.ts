import { CalendarClock, ListChecks, MessageSquareText, Route, UsersRound } from 'lucide-react'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'

/** The pages of the navigation in its order, and the roles of which one is needed; none: for anybody on the staff. */
export const STAFF_LINKS = [
  { name: 'today', path: '/staff', icon: CalendarClock, needs: [] },
  { name: 'tasks', path: '/staff/tasks', icon: ListChecks, needs: ['support', 'finance'] },
  { name: 'enquiries', path: '/staff/enquiries', icon: MessageSquareText, needs: ['support'] },
  { name: 'trips', path: '/staff/trips', icon: Route, needs: ['dispatch'] },
  { name: 'people', path: '/staff/people', icon: UsersRound, needs: ['admin'] },
] as const satisfies readonly {
  name: string
  path: string
  icon: typeof ListChecks
  needs: readonly StaffRole[]
}[]

export type StaffPageName = (typeof STAFF_LINKS)[number]['name']

/** The roles of which one is needed for a page. */
export function needsOf(page: StaffPageName): readonly StaffRole[] {
  return STAFF_LINKS.find(({ name }) => name === page)?.needs ?? []
}
