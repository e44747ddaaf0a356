import {
  BookOpenText,
  Bus,
  CalendarClock,
  CarFront,
  KeyRound,
  Languages,
  ListChecks,
  MessageSquareText,
  Route,
  UsersRound,
  WalletCards,
} from 'lucide-react'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'

/** The parts of the navigation in their order. */
export const LINK_GROUPS = ['work', 'trips', 'partners', 'site'] as const

/** The pages of the navigation in its order, and the roles of which one is needed; none: for anybody on the staff. */
export const STAFF_LINKS = [
  { group: 'work', name: 'today', path: '/staff', icon: CalendarClock, needs: [] },
  { group: 'work', name: 'tasks', path: '/staff/tasks', icon: ListChecks, needs: ['support', 'finance'] },
  { group: 'work', name: 'enquiries', path: '/staff/enquiries', icon: MessageSquareText, needs: ['support'] },
  { group: 'trips', name: 'trips', path: '/staff/trips', icon: Route, needs: ['dispatch'] },
  { group: 'trips', name: 'fleet', path: '/staff/fleet/vehicles', icon: CarFront, needs: ['dispatch'] },
  { group: 'trips', name: 'rate_cards', path: '/staff/rate-cards', icon: BookOpenText, needs: ['dispatch'] },
  { group: 'trips', name: 'shuttles', path: '/staff/shuttles', icon: Bus, needs: ['dispatch'] },
  { group: 'partners', name: 'wallets', path: '/staff/wallets', icon: WalletCards, needs: ['finance'] },
  { group: 'partners', name: 'trip_keys', path: '/staff/trip-keys', icon: KeyRound, needs: ['partners'] },
  {
    group: 'site',
    name: 'translations',
    path: '/staff/translations',
    icon: Languages,
    needs: ['translator'],
  },
  { group: 'site', name: 'people', path: '/staff/people', icon: UsersRound, needs: ['admin'] },
] as const satisfies readonly {
  group: (typeof LINK_GROUPS)[number]
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
