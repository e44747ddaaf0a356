import { useColon } from '#ui/use-language.ts'
import { useState } from 'react'
import type { z } from 'zod'
import type { ChangeCouponBody, StaffCoupon } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHeader } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useChangeCouponMutation } from './coupons.api.ts'

type ChangedFields = Omit<z.input<typeof ChangeCouponBody>, 'version'>

const FIELDS: readonly FieldSpec[] = [
  { name: 'to_day', kind: 'date', optional: true },
  { name: 'total_limit', kind: 'number', usual: [1, 100_000], optional: true },
  { name: 'listed', kind: 'yes' },
  { name: 'may_exceed_margin', kind: 'yes' },
]

/**
 * Changes the end and the limit of a coupon. If a colleague has changed it in the meantime, it shows the
 * current values and confirms before overwriting them.
 */
export function ChangeCouponForm({ coupon, onDone }: { coupon: StaffCoupon; onDone: () => void }) {
  const { t } = useTranslation('staff_coupons')
  const colon = useColon()
  const { lang_id } = useHeader()
  const [opened] = useState(coupon)
  const [change] = useChangeCouponMutation()
  const isStale = coupon.version !== opened.version
  const form = useStaffForm({
    id: 'coupon',
    fields: FIELDS,
    values: changeable(opened),
    now: changeable(coupon),
    send: (fields) =>
      change({ ...(fields as ChangedFields), id: coupon.coupon_id, version: coupon.version, lang_id }),
    success: t('done.changed'),
    done: onDone,
  })
  return (
    <FormCard
      form={form}
      title={t('change')}
      label={t(isStale ? 'save_over' : 'save')}
      onCancel={onDone}
      className="max-w-3xl"
    >
      {isStale && (
        <Notice tone="careful" title={t('changed_since')}>
          <ul className="mt-1 list-disc ps-5">
            <li>
              {t('fields.to_day')}
              {colon}
              {coupon.valid_until === null ? t('no_end') : <InstantText value={coupon.valid_until} />}
            </li>
            <li>
              {t('fields.total_limit')}
              {colon}
              <bdi>{coupon.total_limit ?? t('no_limit')}</bdi>
            </li>
            <li>{t(coupon.may_exceed_margin ? 'exceeds_margin' : 'within_margin')}</li>
            <li>{t(coupon.listed ? 'is_listed' : 'not_listed')}</li>
          </ul>
        </Notice>
      )}
      <p className="text-sm text-ink-soft">{t('change_text')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StaffFields form={form} specs={FIELDS} words="staff_coupons:fields" />
      </div>
    </FormCard>
  )
}

function changeable({ last_day: to_day, total_limit, listed, may_exceed_margin }: StaffCoupon) {
  return { to_day, total_limit, listed, may_exceed_margin }
}
