import { latinDigits } from '#kernel/digits.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'
import type { BookingDraft } from './booking-state.ts'
import type { ReadOrder } from './order-body.ts'

type Read = { ok: true; order: ReadOrder } | { ok: false; faults: Readonly<Record<string, string>> }

/**
 * Parses the input; returns error codes by field if it is invalid. All the rest is for the server to say. `drives`: it
 * is a self-drive car.
 */
export function readDraft(draft: BookingDraft, readPhone: PhoneReader, drives: boolean): Read {
  const { name, email, phoneCountry, phone, payBy } = draft
  const number = readPhone(phoneCountry, phone)
  const address = email.trim()
  const faults: Record<string, string> = {
    ...(name.trim() === '' && { name: 'name_required' }),
    ...(!number && { phone: phone.trim() === '' ? 'phone_required' : 'phone_invalid' }),
    ...(address !== '' && !/^\S+@\S+\.\S+$/.test(address) && { email: 'email_invalid' }),
    ...(payBy === '' && { payBy: 'pay_by_invalid' }),
    ...(drives && yearsIn(draft.age) === null && { age: 'age_required' }),
    ...(drives && yearsIn(draft.licence_years) === null && { licence_years: 'licence_years_required' }),
  }
  if (!number || payBy === '' || Object.keys(faults).length > 0) return { ok: false, faults }
  const traveller = {
    name: name.trim(),
    phone: number,
    ...(address !== '' && { email: address }),
    ...(drives && {
      age: yearsIn(draft.age) ?? undefined,
      licence_years: yearsIn(draft.licence_years) ?? undefined,
    }),
  }
  const { costCentre, notes, profileId } = draft
  return { ok: true, order: { traveller, payBy, costCentre, notes, profileId } }
}

/** Parses a whole number of years in any digits; null if invalid. */
function yearsIn(text: string): number | null {
  const digits = latinDigits(text.trim())
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null
}
