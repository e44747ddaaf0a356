import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { useHeader } from '#web/app/store.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { useCountries, type Country } from '#web/forms/use-countries.ts'
import { useUpdateProfileMutation } from './account.api.ts'
import { PhoneFields } from '#web/forms/phone-fields.tsx'
import { useRenewedSession } from '../picture/use-renewed-session.ts'
import { profileForm, profileValues, type ProfileValues } from './profile-form.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { phoneTexts } from '#web/forms/optional-phone.ts'

const readProfile = async ({ phone_country }: ProfileValues) =>
  profileForm(phone_country, (await phoneNumbers.whenNeeded()).readPhone)

/** Name and phone. */
export function ProfileCard({ user }: { user: UserReply }) {
  const { t } = useTranslation('account')
  const { lang_id } = useHeader()
  const [update] = useUpdateProfileMutation()
  const countries = useCountries()
  // The header shows the name, too.
  const renewSession = useRenewedSession()
  const form = useForm({
    id: 'profile',
    contract: readProfile,
    values: profileValues(user),
    send: ({ first_name, last_name, phone = null }) => update({ first_name, last_name, phone, lang_id }),
    success: t('saved'),
    done: renewSession,
  })
  useNationalPhone(form, user.phone, countries)
  return (
    <SectionCard title={t('profile.title')} text={t('profile.text')}>
      <Form form={form} label={t('save')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('first_name')}
            label={t('profile.first_name')}
            autoComplete="given-name"
            required
          />
          <TextField
            {...form.field('last_name')}
            label={t('profile.last_name')}
            autoComplete="family-name"
            required
          />
          <PhoneFields
            country={form.field('phone_country')}
            number={form.field('phone')}
            countries={countries}
            className="sm:col-span-2 md:grid-cols-2"
          />
        </div>
      </Form>
    </SectionCard>
  )
}

type ProfileForm = Pick<UseFormReturn<ProfileValues>, 'getValues' | 'setValue'>

/** Shows a stored phone as a national number once countries can be chosen, without overwriting input. */
function useNationalPhone(
  { getValues, setValue }: ProfileForm,
  stored: UserReply['phone'],
  countries: readonly Country[] | null,
): void {
  useEffect(() => {
    if (stored === null || countries === null) return
    const show = async () => {
      const { countryOf } = await phoneNumbers.whenNeeded()
      const input = getValues()
      const { phone_country, phone } = phoneTexts(stored)
      if (input.phone_country !== phone_country || input.phone !== phone) return
      const national = phoneTexts(stored, countryOf(stored))
      setValue('phone_country', national.phone_country)
      setValue('phone', national.phone)
    }
    void show()
  }, [stored, countries, getValues, setValue])
}
