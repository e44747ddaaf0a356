import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PhoneFields } from '#web/forms/phone-fields.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CheckedEmailInput } from '#web/forms/checked-email-input.tsx'
import type { EnquiryFields } from './use-enquiry-form.ts'

type FieldsProps = { fields: EnquiryFields }

/** First and last name. */
export function NameFields({ fields: { field } }: FieldsProps) {
  const { t } = useTranslation('enquiries')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('first_name')} label={t('fields.first_name')} autoComplete="given-name" required />
      <TextField {...field('last_name')} label={t('fields.last_name')} autoComplete="family-name" required />
    </div>
  )
}

/** Contact fields: phone and email. */
export function ReachFields({ fields: { field, countries, chosenCountry } }: FieldsProps) {
  const { t } = useTranslation('enquiries')
  return (
    <>
      <PhoneFields
        country={field('phone_country')}
        number={field('phone')}
        countries={countries}
        chosen={chosenCountry}
        required
        className="sm:grid-cols-2"
      />
      <CheckedEmailInput {...field('email')} label={t('fields.email')} required />
    </>
  )
}
