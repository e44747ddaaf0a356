import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import type { Country } from '#web/forms/use-countries.ts'
import { phoneTexts } from '#web/forms/optional-phone.ts'
import type { ProfileValues } from './profile-form.ts'

type Form = Pick<UseFormReturn<ProfileValues>, 'getValues' | 'setValue'>

/** Shows a stored phone as a national number once countries can be chosen, without overwriting what is typed. */
export function useNationalPhone(
  { getValues, setValue }: Form,
  kept: UserReply['phone'],
  countries: readonly Country[] | null,
): void {
  useEffect(() => {
    if (kept === null || countries === null) return
    const show = async () => {
      const { countryOf } = await phoneNumbers.wanted()
      const typed = getValues()
      const { phone_country, phone } = phoneTexts(kept)
      if (typed.phone_country !== phone_country || typed.phone !== phone) return
      const national = phoneTexts(kept, countryOf(kept))
      setValue('phone_country', national.phone_country)
      setValue('phone', national.phone)
    }
    void show()
  }, [kept, countries, getValues, setValue])
}
