import { KeyRound } from 'lucide-react'
import type { Section } from '../section.ts'

export const tripKeysSection: Section = {
  group: 'partners',
  icon: KeyRound,
  needs: ['partners'],
  words: ['staff_forms', 'fleet', 'trip_keys'],
  pages: { '/staff/trip-keys': 'trip-keys/trip-keys-page.tsx' },
}
