import {
  FileText,
  Gift,
  Heart,
  LockKeyhole,
  MessageCircle,
  ShieldCheck,
  Ticket,
  UserRound,
  Car,
} from 'lucide-react'
import type { PreloadArgs } from '#web/app/page.ts'
import { preloadSaved } from '#web/rentals/choice/preload-saved.ts'
import { rentalsApi } from '#web/rentals/rentals.api.ts'
import { secondStepApi } from '#web/shell/second-step/second-step.api.ts'
import { accountApi } from './account.api.ts'
import { bookingsPage } from '../bookings/bookings-page.ts'

/** The sections of My Account, in the order of its navigation. Each has its own address. */
export const SECTIONS = [
  { name: 'profile', path: '/account', icon: UserRound },
  { name: 'bookings', path: '/account/bookings', icon: Car },
  { name: 'saved', path: '/account/saved', icon: Heart },
  { name: 'coupons', path: '/account/coupons', icon: Ticket },
  { name: 'invoices', path: '/account/invoices', icon: FileText },
  { name: 'friends', path: '/account/friends', icon: Gift },
  { name: 'feedback', path: '/account/feedback', icon: MessageCircle },
  { name: 'security', path: '/account/security', icon: LockKeyhole },
  { name: 'data', path: '/account/data', icon: ShieldCheck },
] as const

export type SectionName = (typeof SECTIONS)[number]['name']

/** Returns the section named in an address; null if unknown. */
export function sectionOf(sectionName: string | undefined): SectionName | null {
  if (sectionName === undefined) return 'profile'
  return SECTIONS.find(({ name }) => name === sectionName && name !== 'profile')?.name ?? null
}

/** Requests a section's data besides the profile. */
export async function preloadSection(
  section: SectionName,
  { dispatch, getState, url, reason }: Pick<PreloadArgs, 'dispatch' | 'getState' | 'url' | 'reason'>,
): Promise<unknown> {
  const once = { subscribe: false }
  const { listPersonalCoupons, readReferral, listDevices, feedbackForm } = accountApi.endpoints
  if (section === 'bookings' || section === 'invoices')
    return dispatch(rentalsApi.endpoints.bookings.initiate(bookingsPage(url.searchParams), once))
  if (section === 'saved') return preloadSaved({ dispatch, getState, reason })
  if (section === 'coupons') return dispatch(listPersonalCoupons.initiate(undefined, once))
  if (section === 'feedback') return dispatch(feedbackForm.initiate({ kind: 'feedback' }, once))
  if (section === 'friends') return dispatch(readReferral.initiate({}, once))
  if (section === 'security')
    return Promise.all([
      dispatch(secondStepApi.endpoints.readSecondStep.initiate(undefined, once)),
      dispatch(listDevices.initiate(undefined, once)),
    ])
  return undefined
}
