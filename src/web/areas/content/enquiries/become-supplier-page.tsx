import { CarFront, FileCheck, Languages } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { CURRENCIES } from '#kernel/locale.ts'
import { LONGEST_RENTAL_DAYS } from '#domains/rentals/search/search-choice.contract.ts'
import { MAX_DAYS_AHEAD } from '#web/rentals/search-form/search-url.ts'
import type { Action } from '#web/app/page.ts'
import { GarageDrawing } from '#ui/drawings/joining-drawings.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { supplierForm } from './company-form.ts'
import { enquiriesApi } from './enquiries.api.ts'
import { enquiryAction } from './enquiry-action.ts'
import { Reasons, Terms } from './reasons.tsx'
import { companyEnquiry, type EnquiryField } from './company-enquiry.tsx'

export const action: Action = enquiryAction({
  contract: ({ phone_country = '' }, readPhone) => supplierForm(phone_country, readPhone),
  send: (dispatch, body) => dispatch(enquiriesApi.endpoints.registerSupplier.initiate(body)),
})

/** Become a Supplier: benefits, terms in numbers, and the enquiry. */
export const { preload, Component } = companyEnquiry({
  kind: 'supplier',
  Drawing: GarageDrawing,
  Reasons: SupplierReasons,
  Fields: SupplierFields,
})

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
          { label: t('supplier.terms.ahead'), value: t('supplier.terms.days', { count: MAX_DAYS_AHEAD }) },
          { label: t('supplier.terms.currencies'), value: String(CURRENCIES.length) },
          { label: t('languages'), value: t('both_languages') },
        ]}
      />
    </>
  )
}

function SupplierFields({ field }: { field: EnquiryField }) {
  const { t } = useTranslation('joining')
  return (
    <TextField
      {...field('fleet_size')}
      inputMode="numeric"
      dir="ltr"
      label={t('fields.fleet_size')}
      autoComplete="off"
      className="sm:max-w-60"
      required
    />
  )
}
