import type { LucideIcon } from 'lucide-react'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'

/** The parts of the navigation in their order. */
export const SECTION_GROUPS = ['work', 'trips', 'partners', 'site'] as const

/** A section of the staff area; each is in the `section.ts` of its folder. */
export type Section = {
  group: (typeof SECTION_GROUPS)[number]
  icon: LucideIcon
  /** The roles of which one is needed; none: for anybody on the staff. */
  needs: readonly StaffRole[]
  /** Namespaces of its messages, besides those of all pages of the staff. */
  words: readonly string[]
  /** Its pages' files by their addresses; the navigation leads to the first, or to `link`. */
  pages: Readonly<Record<string, string>>
  link?: string
}
