import type { z } from 'zod'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { BindCouponBody, StaffPartner } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useHeader } from '#web/app/store.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { RowButton } from '../frame/row-button.tsx'
import { useBindPartnerCouponMutation, useReleasePartnerCouponMutation } from './partners.api.ts'

/** Coupons attributed to a partner, with actions to add and remove one. */
export function PartnerCoupons({ partner }: { partner: StaffPartner }) {
  const { t } = useTranslation('partners')
  const words = useErrorWords()
  const { partner_id: id } = partner
  const [release, { error, isLoading, originalArgs }] = useReleasePartnerCouponMutation()
  const press = async (coupon_id: string) => {
    const answer = await release({ id, coupon_id })
    if (!answer.error) toast.success(t('done.released'))
  }
  return (
    <SectionCard title={t('coupons.title')} text={t('coupons.text')}>
      {partner.terms.earns === 'percent' && (
        <Notice tone="careful" title={t('coupons.nothing')}>
          {t('coupons.why')}
        </Notice>
      )}
      {error && <Notice tone="bad" title={words(error)} />}
      <DataTable
        caption={t('coupons.title')}
        rows={partner.coupons}
        rowKey={({ coupon_id }) => coupon_id}
        empty={<EmptyState title={t('coupons.none')} />}
        columns={{
          code: {
            label: t('coupons.code'),
            heads: true,
            render: ({ code }) => (
              <bdi dir="ltr" className="font-medium">
                {code}
              </bdi>
            ),
          },
          act: {
            label: t('act'),
            atEnd: true,
            render: ({ coupon_id, code }) => (
              <RowButton
                busy={isLoading && originalArgs?.coupon_id === coupon_id}
                onClick={() => void press(coupon_id)}
              >
                {t('coupons.release')}
                <bdi className="sr-only">{code}</bdi>
              </RowButton>
            ),
          },
        }}
      />
      {partner.state === 'active' && (
        <FormInPlace label={t('coupons.bind')}>{(close) => <BindForm id={id} onDone={close} />}</FormInPlace>
      )}
    </SectionCard>
  )
}

type CouponFields = z.input<typeof BindCouponBody>

const FIELDS: readonly FieldSpec[] = [{ name: 'code', kind: 'code' }]

function BindForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('partners')
  const { lang_id } = useHeader()
  const [bind] = useBindPartnerCouponMutation()
  const form = useStaffForm({
    id: 'coupon',
    fields: FIELDS,
    send: (fields) => bind({ ...(fields as CouponFields), id, lang_id }),
    success: t('done.bound'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('coupons.bind')} label={t('coupons.bind')} onCancel={onDone}>
      <StaffFields form={form} specs={FIELDS} words="partners:coupons.fields" />
    </FormCard>
  )
}
