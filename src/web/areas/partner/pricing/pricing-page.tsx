import { useLanguage } from '#ui/use-language.ts'
import { formatPercent } from '#ui/formats/text-formats.ts'
import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { rentalsApi } from '#web/rentals/rentals.api.ts'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner, preloadSetting } from '../frame/preload-partner.ts'
import { useReadMasterSettingQuery, useSetCommissionMutation } from '../partners.api.ts'
import { TryPercentCard } from './try-percent-card.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import { CommissionBody, type MasterSetting } from '#domains/partners/record/partner.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { parsePercent } from './parse-percent.ts'

export const preload: Preload = (args) =>
  preloadPartner(args, () =>
    Promise.all([
      preloadSetting(args),
      args.dispatch(rentalsApi.endpoints.allLocation.initiate({}, { subscribe: false })),
    ]),
  )

/** Form of the partner's percentage. */
export function Component() {
  return (
    <PartnerContent section="pricing">
      <Pricing />
    </PartnerContent>
  )
}

function Pricing() {
  const { lang_id, currency_id } = useHeader()
  return (
    <Answered query={useReadMasterSettingQuery({ lang_id, currency_id })} height="h-100">
      {(setting) => (
        <>
          <CommissionCard setting={setting} />
          {setting.earns === 'percent' && <TryPercentCard commission={setting.commission} />}
        </>
      )}
    </Answered>
  )
}

const CommissionForm = z.object({
  percent: z.preprocess((input) => parsePercent(String(input)), CommissionBody.shape.percent),
})

/** The partner's commission on their bookings; owners can change a percentage. */
function CommissionCard({ setting }: { setting: MasterSetting }) {
  const { t } = useTranslation('partner')
  const { role, earns, commission, share_percent, trip_percent } = setting
  if (earns === 'percent' && role === 'owner')
    return <PercentForm commission={commission} trip_percent={trip_percent} />
  return (
    <SectionCard
      title={t('commission.title')}
      text={t(earns === 'percent' ? 'commission.text' : 'commission.share_text')}
    >
      <InForce
        label={t(earns === 'percent' ? 'commission.now' : 'commission.share')}
        percent={earns === 'percent' ? commission.percent : share_percent}
      />
      <OfTrips percent={trip_percent} />
    </SectionCard>
  )
}

function InForce({ label, percent }: { label: string; percent: number }) {
  const language = useLanguage()
  return (
    <dl>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-2xl font-semibold tabular">
        <bdi dir="ltr">{formatPercent(percent, language)}</bdi>
      </dd>
    </dl>
  )
}

function OfTrips({ percent }: { percent: number }) {
  const { t } = useTranslation('partner')
  const language = useLanguage()
  return (
    <p className="text-sm text-ink-soft">
      {t('commission.trips', { percent: isolate(formatPercent(percent, language)) })}
    </p>
  )
}

function PercentForm({
  commission: { percent, min, max },
  trip_percent,
}: Pick<MasterSetting, 'commission' | 'trip_percent'>) {
  const { t } = useTranslation('partner')
  const language = useLanguage()
  const { lang_id } = useHeader()
  const [set] = useSetCommissionMutation()
  const form = useForm({
    id: 'commission',
    contract: CommissionForm,
    values: { percent: String(percent) },
    send: (sent) => set({ ...sent, lang_id }),
    success: t('account:saved'),
  })
  return (
    <SectionCard title={t('commission.title')} text={t('commission.text')}>
      <InForce label={t('commission.now')} percent={percent} />
      <Form form={form} label={t('account:save')} variant="main">
        <TextField
          {...form.field('percent')}
          label={t('commission.percent')}
          hint={t('commission.hint', {
            min: isolate(formatPercent(min, language)),
            max: isolate(formatPercent(max, language)),
          })}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          className="max-w-60"
          required
        />
      </Form>
      <OfTrips percent={trip_percent} />
    </SectionCard>
  )
}
