import { CarFront, FileCheck, Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CURRENCIES } from '#kernel/locale.ts'
import { LONGEST_RENTAL_DAYS } from '#domains/rentals/search/search-choice.contract.ts'
import { MOST_DAYS_AHEAD } from '#web/rentals/search-form/search-url.ts'
import type { Action, Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { GarageDrawing } from '#ui/drawings/joining-drawings.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CompanyFields } from './company-fields.tsx'
import { supplierForm } from './company-form.ts'
import { enquiriesApi } from './enquiries.api.ts'
import { enquiryAction } from './enquiry-action.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import { NextSteps } from './next-steps.tsx'
import { preloadCompanyForm } from './preload-form.ts'
import { Reasons, Terms } from './reasons.tsx'
import { sentNumber } from '#web/forms/sent-number.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

const DRAFT = 'supplier'

export const preload: Preload = (args) => preloadCompanyForm(args, 'supplier')

export const action: Action = enquiryAction({
  contract: ({ phone_country = '' }, readPhone) => supplierForm(phone_country, readPhone),
  send: (dispatch, body) => dispatch(enquiriesApi.endpoints.registerSupplier.initiate(body)),
})

/** Become a Supplier: what it brings, its terms in numbers, and the enquiry. */
export function Component() {
  const { t } = useTranslation(['joining', 'enquiries'])
  const [query] = useSearchParams()
  const sent = sentNumber(query)
  const next = [t('enquiries:next.copy'), t('supplier.next.read'), t('supplier.next.answer')]
  if (sent !== null) return <EnquirySent number={sent} draft={DRAFT} next={next} />
  return (
    <EnquiryFrame
      title={t('supplier.title')}
      text={t('supplier.text')}
      drawing={<GarageDrawing />}
      beside={
        <>
          <SupplierReasons />
          <NextSteps steps={next} />
        </>
      }
      besideFirst
      toForm={t('supplier.form')}
    >
      <PageHead title={t('supplier.title')} description={t('supplier.description')} />
      <h2 className="mb-5 text-lg">{t('supplier.form')}</h2>
      <SupplierForm />
    </EnquiryFrame>
  )
}

function SupplierReasons() {
  const { t } = useTranslation('joining')
  return (
    <>
      <Reasons
        title={t('brings')}
        reasons={[
          { icon: CarFront, title: t('supplier.reasons.any.title'), text: t('supplier.reasons.any.text') },
          {
            icon: FileCheck,
            title: t('supplier.reasons.terms.title'),
            text: t('supplier.reasons.terms.text'),
          },
          {
            icon: Languages,
            title: t('supplier.reasons.languages.title'),
            text: t('supplier.reasons.languages.text'),
          },
        ]}
      />
      <Terms
        title={t('terms')}
        text={t('supplier.terms.agreed')}
        terms={[
          { label: t('supplier.terms.enquire'), value: t('free') },
          { label: t('supplier.terms.fleet'), value: t('supplier.terms.from_cars', { count: 1 }) },
          {
            label: t('supplier.terms.longest'),
            value: t('supplier.terms.days', { count: LONGEST_RENTAL_DAYS }),
          },
          { label: t('supplier.terms.ahead'), value: t('supplier.terms.days', { count: MOST_DAYS_AHEAD }) },
          { label: t('supplier.terms.currencies'), value: String(CURRENCIES.length) },
          { label: t('languages'), value: t('both_languages') },
        ]}
      />
    </>
  )
}

function SupplierForm() {
  const { t } = useTranslation('joining')
  const fields = useEnquiryForm({ draft: DRAFT })
  const { form, formRef, field } = fields
  return (
    <EnquiryForm kind="supplier" form={form} formRef={formRef} label={t('supplier.send')}>
      <CompanyFields fields={fields} />
      <TextField
        {...field('fleet_size')}
        inputMode="numeric"
        dir="ltr"
        label={t('fields.fleet_size')}
        autoComplete="off"
        className="sm:max-w-60"
        required
      />
      <TextArea
        {...field('message')}
        label={t('supplier.message')}
        hint={t('supplier.message_hint')}
        rows={5}
        maxLength={4000}
        required
      />
    </EnquiryForm>
  )
}
