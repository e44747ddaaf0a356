import { useMemo } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { countriesByName } from '#web/forms/countries-by-name.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useIndustriesQuery } from './enquiries.api.ts'
import { NameFields, ReachFields } from './person-fields.tsx'
import type { EnquiryFields } from './use-enquiry-form.ts'

/** Who wants to join: the company, and whom we answer. */
export function CompanyFields({ fields }: { fields: EnquiryFields }) {
  const { t } = useTranslation('joining')
  const { language } = useSite()
  const { data: industries } = useIndustriesQuery()
  const countries = useMemo(() => countriesByName(language), [language])
  const { field } = fields
  return (
    <>
      <TextField
        {...field('company')}
        label={t('fields.company')}
        autoComplete="organization"
        maxLength={150}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...field('industry_id')}
          label={t('fields.industry')}
          required
          none={t('fields.choose')}
          options={industries?.items.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField {...field('country')} label={t('fields.country')} autoComplete="country" required>
          <option value="">{t('fields.choose')}</option>
          {countries.map(({ code, name }) => (
            // A browser may have other country names than the server.
            <option key={code} value={code} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <NameFields fields={fields} />
      <ReachFields fields={fields} />
    </>
  )
}
