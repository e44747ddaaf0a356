import { z } from 'zod'
import { GetInTouchBody } from '#domains/enquiries/enquiry.contract.ts'
import { optionalPhone, requiredPhone } from '#web/forms/optional-phone.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'

const { first_name, last_name, email, subject, issue, booking_reference } = GetInTouchBody.shape

/** Returns the form of Contact us: the contract's rules, and valid phone numbers. */
export function contactForm(phoneCountry: string, readPhone: PhoneReader) {
  return z.object({
    first_name,
    last_name,
    phone: requiredPhone(phoneCountry, readPhone),
    email,
    contact_number: optionalPhone(phoneCountry, readPhone).prefault(''),
    booking_reference: z
      .string()
      .optional()
      .transform((text) => text?.trim() || undefined)
      .pipe(booking_reference),
    subject,
    issue,
  })
}
