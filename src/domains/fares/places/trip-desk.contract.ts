import { z } from 'zod'
import { PhoneField } from '#kernel/contract.ts'
import { nameLanguage, type Language } from '#kernel/locale.ts'
import type { StoredDesk } from './stored-desk.contract.ts'

/** The desk where the self-drive cars of a city are collected and returned, in one language. */
export const TripDesk = z
  .object({ address: z.string(), hours: z.string(), phone: PhoneField })
  .meta({ id: 'TripDesk' })
export type TripDesk = z.infer<typeof TripDesk>

/** Returns a desk in a language. Null if the city has none on record. */
export function deskIn(stored: object | null, language: Language): TripDesk | null {
  if (stored === null) return null
  const { address_en, address_ar, hours_en, hours_ar, phone } = stored as StoredDesk
  return nameLanguage(language) === 'ar'
    ? { address: address_ar, hours: hours_ar, phone }
    : { address: address_en, hours: hours_en, phone }
}
