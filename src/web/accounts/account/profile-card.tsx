import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { UpdateProfileBody, type UserReply } from '#domains/accounts/account.contract.ts'
import { useUpdateProfileMutation } from './account.api.ts'
import { toast } from '#web/shell/toast.ts'
import { useHeader } from '#web/store.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useRenewedSession } from '../picture/use-renewed-session.ts'
import { SectionCard } from './section-card.tsx'
import { SectionForm } from './section-form.tsx'
import { useSectionForm } from './use-section-form.ts'

const { first_name, last_name, phone } = UpdateProfileBody.shape
type TypedPhone = { countryCode: string; phone: string }

/** Both fields empty are no phone. */
const ProfileForm = z.object({
  first_name,
  last_name,
  phone: z
    .custom<TypedPhone>()
    .transform((typed) => (`${typed.countryCode}${typed.phone}`.trim() === '' ? null : typed))
    .pipe(phone),
})

/** Name and phone. */
export function ProfileCard({ user }: { user: UserReply }) {
  const { t } = useTranslation('account')
  const { lang_id } = useHeader()
  const [update] = useUpdateProfileMutation()
  // The header shows the name, too.
  const renewSession = useRenewedSession()
  const form = useSectionForm({
    id: 'profile',
    contract: ProfileForm,
    values: {
      first_name: user.first_name,
      last_name: user.last_name,
      phone: user.phone ?? { countryCode: '', phone: '' },
    },
    send: async (sent) => {
      const answer = await update({ ...sent, lang_id })
      if (!answer.error) {
        renewSession()
        toast.success(t('saved'))
      }
      return answer
    },
  })
  return (
    <SectionCard title={t('profile.title')} text={t('profile.text')}>
      <SectionForm form={form} label={t('save')}>
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
          <fieldset className="grid min-w-0 grid-cols-[7rem_minmax(0,1fr)] gap-4 sm:col-span-2">
            <legend className="sr-only">{t('profile.phone')}</legend>
            <TextField
              {...form.field('phone.countryCode')}
              type="tel"
              dir="ltr"
              label={t('profile.phone_code')}
              placeholder="+971"
              autoComplete="tel-country-code"
            />
            <TextField
              {...form.field('phone.phone')}
              type="tel"
              dir="ltr"
              label={t('profile.phone')}
              autoComplete="tel-national"
            />
          </fieldset>
        </div>
      </SectionForm>
    </SectionCard>
  )
}
