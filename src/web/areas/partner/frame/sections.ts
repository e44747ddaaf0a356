import {
  Car,
  ChartColumn,
  FileSpreadsheet,
  KeyRound,
  Landmark,
  Link2,
  Percent,
  Sun,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react'

/** The parts of the partner area, in the order of its navigation; each is a page of `pages.ts`. */
export const SECTIONS = [
  { name: 'today', path: '/partner', icon: Sun },
  { name: 'bookings', path: '/partner/bookings', icon: Car },
  { name: 'revenue', path: '/partner/revenue', icon: ChartColumn },
  { name: 'links', path: '/partner/links', icon: Link2 },
  { name: 'pricing', path: '/partner/pricing', icon: Percent },
  { name: 'reports', path: '/partner/reports', icon: FileSpreadsheet },
  { name: 'statements', path: '/partner/statements', icon: Landmark },
  { name: 'postbacks', path: '/partner/postbacks', icon: Webhook },
  { name: 'keys', path: '/partner/keys', icon: KeyRound },
  { name: 'people', path: '/partner/people', icon: Users },
] as const satisfies readonly { name: string; path: string; icon: LucideIcon }[]

export type SectionName = (typeof SECTIONS)[number]['name']
