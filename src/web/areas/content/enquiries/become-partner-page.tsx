import { KeyRound, Link2, Percent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isolate } from '#kernel/isolate.ts'
import type { Action, Preload } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { JoinedRoadsDrawing } from '#ui/drawings/joining-drawings.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CompanyFields } from './company-fields.tsx'
import { partnerForm } from './company-form.ts'
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

const DRAFT = 'partner'

export const preload: Preload = (args) => preloadCompanyForm(args, 'partner')

export const action: Action = enquiryAction({
  contract: ({ phone_country = '' }, readPhone) => partnerForm(phone_country, readPhone),
  send: (dispatch, body) => dispatch(enquiriesApi.endpoints.registerPartner.initiate(body)),
})

/** Become a Partner: what it brings, its terms in numbers, and the application. */
export function Component() {
  const { t } = useTranslation(['joining', 'enquiries'])
  const [query] = useSearchParams()
  const sent = sentNumber(query)
  const next = [t('enquiries:next.copy'), t('partner.next.read'), t('partner.next.answer')]
  if (sent !== null) return <EnquirySent number={sent} draft={DRAFT} next={next} />
  return (
    <EnquiryFrame
      title={t('partner.title')}
      text={t('partner.text')}
      drawing={<JoinedRoadsDrawing />}
      beside={
        <>
          <PartnerReasons />
          <NextSteps steps={next} />
        </>
      }
      besideFirst
      toForm={t('partner.form')}
    >
      <PageHead title={t('partner.title')} description={t('partner.description')} />
      <h2 className="mb-5 text-lg">{t('partner.form')}</h2>
      <PartnerForm />
    </EnquiryFrame>
  )
}

function PartnerReasons() {
  const { t } = useTranslation('joining')
  const { commission } = useSite()
  const percent = (value: number) => isolate(`${value}%`)
  return (
    <>
      <Reasons
        title={t('brings')}
        reasons={[
          { icon: Link2, title: t('partner.reasons.links.title'), text: t('partner.reasons.links.text') },
          { icon: Percent, title: t('partner.reasons.share.title'), text: t('partner.reasons.share.text') },
          { icon: KeyRound, title: t('partner.reasons.area.title'), text: t('partner.reasons.area.text') },
        ]}
      />
      <Terms
        title={t('terms')}
        text={t('partner.terms.today')}
        terms={[
          { label: t('partner.terms.apply'), value: t('free') },
          {
            label: t('partner.terms.share'),
            value: t('partner.terms.range', { min: percent(commission.min), max: percent(commission.max) }),
          },
          { label: t('partner.terms.usual'), value: percent(commission.usual) },
          { label: t('partner.terms.step'), value: percent(0.01) },
          { label: t('languages'), value: t('both_languages') },
        ]}
      />
    </>
  )
}

function PartnerForm() {
  const { t } = useTranslation('joining')
  const fields = useEnquiryForm({ draft: DRAFT })
  const { form, formRef, field } = fields
  return (
    <EnquiryForm kind="partner" form={form} formRef={formRef} label={t('partner.send')}>
      <CompanyFields fields={fields} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('website')}
          inputMode="url"
          dir="ltr"
          label={t('fields.website')}
          hint={t('fields.website_hint')}
          autoComplete="url"
          autoCapitalize="none"
          maxLength={200}
          required
        />
        <TextField
          {...field('traffic')}
          inputMode="numeric"
          dir="ltr"
          label={t('fields.traffic')}
          hint={t('fields.traffic_hint')}
          autoComplete="off"
          required
        />
      </div>
      <TextArea
        {...field('message')}
        label={t('partner.message')}
        hint={t('partner.message_hint')}
        rows={5}
        maxLength={4000}
        required
      />
    </EnquiryForm>
  )
}
