import { formatPercent } from '#ui/formats/text-formats.ts'
import { KeyRound, Link2, Percent } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { CLICK_DAYS } from '#domains/partners/links/click-cookies.contract.ts'
import { USUAL_HOLDING_DAYS } from '#domains/partners/record/usual-terms.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { money } from '#kernel/money.ts'
import type { Action } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { JoinedRoadsDrawing } from '#ui/drawings/joining-drawings.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { partnerForm } from './company-form.ts'
import { enquiriesApi } from './enquiries.api.ts'
import { enquiryAction } from './enquiry-action.ts'
import { Reasons, Rules, Terms } from './reasons.tsx'
import { companyEnquiry, type EnquiryField } from './company-enquiry.tsx'

export const action: Action = enquiryAction({
  contract: ({ phone_country = '' }, readPhone) => partnerForm(phone_country, readPhone),
  send: (dispatch, body) => dispatch(enquiriesApi.endpoints.registerPartner.initiate(body)),
})

/** Become a Partner: benefits, terms in numbers, and the application. */
export const { preload, Component } = companyEnquiry({
  kind: 'partner',
  Drawing: JoinedRoadsDrawing,
  Reasons: PartnerReasons,
  Fields: PartnerFields,
  afterAnswer: 'partner.next.invited',
})

function PartnerReasons() {
  const { t } = useTranslation('joining')
  const { commission, minPayout, language } = useSite()
  const minimum = isolate(formatMoney(money(minPayout * 100, 'EUR'), language))
  const percent = (value: number) => isolate(formatPercent(value, language))
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
        text={t('partner.terms.agreed')}
        terms={[
          { label: t('partner.terms.apply'), value: t('free') },
          {
            label: t('partner.terms.share'),
            value: t('partner.terms.range', { min: percent(commission.min), max: percent(commission.max) }),
          },
          { label: t('partner.terms.usual'), value: percent(commission.usual) },
          { label: t('partner.terms.trips'), value: percent(commission.trips) },
          { label: t('partner.terms.step'), value: percent(0.01) },
          { label: t('partner.terms.click'), value: t('partner.terms.days', { count: CLICK_DAYS }) },
          {
            label: t('partner.terms.holding'),
            value: t('partner.terms.days', { count: USUAL_HOLDING_DAYS }),
          },
          { label: t('partner.terms.payout'), value: minimum },
          { label: t('partner.terms.statement'), value: t('partner.terms.monthly') },
          { label: t('languages'), value: t('both_languages') },
        ]}
      />
      <Rules
        title={t('partner.rules.title')}
        rules={(['last', 'own', 'life', 'less', 'paid', 'why'] as const).map((rule) =>
          t(`partner.rules.${rule}`, {
            least: minimum,
            days: t('partner.terms.days', { count: CLICK_DAYS }),
          }),
        )}
      />
    </>
  )
}

function PartnerFields({ field }: { field: EnquiryField }) {
  const { t } = useTranslation('joining')
  return (
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
  )
}
