import type { LucideIcon } from 'lucide-react'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'

/** Navigation groups in order. */
export const SECTION_GROUPS = ['work', 'trips', 'partners', 'site'] as const

/** A section of the staff area, declared in the `section.ts` of its folder. */
export type Section = {
  group: (typeof SECTION_GROUPS)[number]
  icon: LucideIcon
  /** Roles that may open it; empty for any staff member. */
  needs: readonly StaffRole[]
  /** Message namespaces in addition to those of every staff page. */
  words: readonly string[]
  /** Files of its pages by address; the navigation links to the first, or to `link`. */
  pages: Readonly<Record<string, string>>
  link?: string
}
