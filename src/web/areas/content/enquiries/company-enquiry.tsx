import { type ComponentType, useMemo } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { PageModule } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { sentNumber } from '#web/forms/sent-number.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import { NextSteps } from './next-steps.tsx'
import { preloadCompanyForm } from './preload-form.ts'
import { useEnquiryForm, type EnquiryFields } from './use-enquiry-form.ts'
import { useSite } from '#web/app/site.tsx'
import { countriesByName } from '#web/forms/countries-by-name.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useListIndustriesQuery } from './enquiries.api.ts'
import { NameFields, ReachFields } from './person-fields.tsx'

export type EnquiryField = ReturnType<typeof useEnquiryForm>['field']

type CompanyEnquiry = {
  kind: 'partner' | 'supplier'
  Drawing: ComponentType
  /** Benefits and terms, in numbers. */
  Reasons: ComponentType
  /** Fields besides the company and a message. */
  Fields: ComponentType<{ field: EnquiryField }>
  /** The text key of the steps after approval. */
  afterAnswer?: string
}

/** Creates the page for companies that want to join: benefits, terms, and the form. */
export function companyEnquiry({
  kind,
  Drawing,
  Reasons,
  Fields,
  afterAnswer,
}: CompanyEnquiry): Required<Pick<PageModule, 'Component' | 'preload'>> {
  return {
    preload: (args) => preloadCompanyForm(args, kind),
    Component() {
      const { t } = useTranslation('joining')
      const [query] = useSearchParams()
      const sent = sentNumber(query)
      const next = [
        t('enquiries:next.copy'),
        t(`${kind}.next.read`),
        t(`${kind}.next.answer`),
        ...(afterAnswer === undefined ? [] : [t(afterAnswer)]),
      ]
      if (sent !== null) return <EnquirySent number={sent} draft={kind} next={next} />
      return (
        <EnquiryFrame
          title={t(`${kind}.title`)}
          text={t(`${kind}.text`)}
          drawing={<Drawing />}
          sidebar={
            <>
              <Reasons />
              <NextSteps steps={next} />
            </>
          }
          sidebarFirst
          toForm={t(`${kind}.form`)}
        >
          <PageHead title={t(`${kind}.title`)} description={t(`${kind}.description`)} />
          <h2 className="mb-5 text-lg">{t(`${kind}.form`)}</h2>
          <CompanyForm kind={kind} Fields={Fields} />
        </EnquiryFrame>
      )
    },
  }
}

function CompanyForm({ kind, Fields }: Pick<CompanyEnquiry, 'kind' | 'Fields'>) {
  const { t } = useTranslation('joining')
  const fields = useEnquiryForm({ draft: kind })
  const { form, formRef, field } = fields
  return (
    <EnquiryForm kind={kind} form={form} formRef={formRef} label={t(`${kind}.send`)}>
      <CompanyFields fields={fields} />
      <Fields field={field} />
      <TextArea
        {...field('message')}
        label={t(`${kind}.message`)}
        hint={t(`${kind}.message_hint`)}
        rows={5}
        maxLength={4000}
        required
      />
    </EnquiryForm>
  )
}

/** Fields for the joining company and its contact person. */
function CompanyFields({ fields }: { fields: EnquiryFields }) {
  const { t } = useTranslation('joining')
  const { language } = useSite()
  const { data: industries } = useListIndustriesQuery({})
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
