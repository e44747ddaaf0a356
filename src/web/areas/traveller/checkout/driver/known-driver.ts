import type { Language } from '#kernel/locale.ts'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { countryOfLanguage } from '#web/app/visitor-country.ts'
import type { StoredForm } from '../stored-form.ts'

type Known = {
  /** Null: not signed in. */
  account: Pick<UserReply, 'first_name' | 'last_name' | 'email' | 'phone'> | null
  /** Country of the account's phone. */
  accountCountry: string | null
  /** The country used last, else the network's. */
  country: string | null
  language: Language
  booking: { residence: string; offer: { pickup: Pick<Booking['offer']['pickup'], 'country_code'> } }
}

/**
 * Returns the driver's details before any input: the account's, and the country of the account, last use,
 * network or language, in this order; never that of the pick-up. A residence set in the search takes
 * precedence, and so does the priced residence if only the language is known.
 */
export function knownDriver({ account, accountCountry, country, language, booking }: Known): StoredForm {
  const known = accountCountry ?? country
  const hasChosenResidence = booking.residence !== booking.offer.pickup.country_code
  return {
    ...(account && { first_name: account.first_name, last_name: account.last_name, email: account.email }),
    ...(account?.phone && accountCountry && { phone: account.phone.phone }),
    phone_country: known ?? countryOfLanguage(language),
    ...(known !== null && !hasChosenResidence && { residence: known }),
  }
}
