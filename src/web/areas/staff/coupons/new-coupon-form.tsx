import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { MakeCouponBody } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useListCouponSuppliersQuery, useMakeCouponMutation } from './coupons.api.ts'

const LIMIT = { kind: 'number', usual: [1, 100_000], optional: true } as const

const PERCENT: readonly FieldSpec[] = [
  { name: 'percent', kind: 'number', usual: [1, 30] },
  { name: 'most', kind: 'amount', usual: [5, 500], optional: true },
]
const AMOUNT: readonly FieldSpec[] = [{ name: 'amount', kind: 'amount', usual: [1, 200] }]
const KIND: readonly FieldSpec[] = [
  { name: 'code', kind: 'code' },
  { name: 'kind', kind: 'choice', options: ['percent', 'fixed'] },
]

/** Returns the remaining fields, with the suppliers to choose from. */
function limitsOf(suppliers: readonly { value: string; label: string }[]): readonly FieldSpec[] {
  return [
    { name: 'minimum_total', kind: 'amount', usual: [10, 5000], optional: true },
    { name: 'from_day', kind: 'date' },
    { name: 'to_day', kind: 'date', optional: true },
    { name: 'total_limit', ...LIMIT },
    { name: 'per_user_limit', ...LIMIT },
    { name: 'countries', kind: 'list', optional: true },
    { name: 'suppliers', kind: 'rows', fields: [{ name: 'supplier', kind: 'one_of', options: suppliers }] },
    { name: 'listed', kind: 'yes' },
    { name: 'may_exceed_margin', kind: 'yes' },
  ]
}

const CURRENCY: readonly FieldSpec[] = [{ name: 'currency', kind: 'currency', optional: true }]

/** Creates a coupon with a percentage or an amount. */
export function NewCouponForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('staff_coupons')
  const { lang_id } = useHeader()
  const { today } = useSite()
  const [make] = useMakeCouponMutation()
  const { data } = useListCouponSuppliersQuery()
  const suppliers = (data?.items ?? []).map(({ supplier_id, name }) => ({
    value: String(supplier_id),
    label: name,
  }))
  const limits = limitsOf(suppliers)
  const form = useStaffForm({
    id: 'coupon',
    fields: [...KIND, ...PERCENT, ...AMOUNT, ...CURRENCY, ...limits],
    values: { per_user_limit: 1, total_limit: 100, from_day: today },
    send: (values) => make({ ...asSent(values), lang_id }),
    success: t('done.made'),
    done: onDone,
  })
  const kind: unknown = useWatch({ control: form.control, name: 'kind' })
  const words = 'staff_coupons:fields'
  return (
    <FormCard form={form} title={t('make')} label={t('make_it')} onLeave={onDone} className="max-w-4xl">
      <p className="text-sm text-ink-soft">{t('make_text')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <StaffFields form={form} specs={KIND} words={words} />
        <StaffFields form={form} specs={kind === 'fixed' ? AMOUNT : PERCENT} words={words} />
        <StaffFields form={form} specs={CURRENCY} words={words} />
        <StaffFields form={form} specs={limits} words={words} />
      </div>
    </FormCard>
  )
}

/** Converts the form values to the API body, without the fields of the other kind of coupon. */
function asSent(values: Values) {
  const isFixed = values['kind'] === 'fixed'
  const rows = values['suppliers'] as readonly { supplier: string }[]
  return {
    ...values,
    percent: isFixed ? null : values['percent'],
    most: isFixed ? null : values['most'],
    amount: isFixed ? values['amount'] : null,
    countries: (values['countries'] as readonly string[]).map((code) => code.toUpperCase()),
    suppliers: rows.flatMap(({ supplier }) => (supplier === '' ? [] : [Number(supplier)])),
  } as z.input<typeof MakeCouponBody>
}
