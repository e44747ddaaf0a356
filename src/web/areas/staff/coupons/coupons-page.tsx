import {
  COUPON_OWNERS,
  COUPON_STATES,
  type MakeCouponBody,
  type StaffCouponSummary,
} from '#domains/coupons/staff/staff-coupon.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { inAddress } from '../frame/in-address.ts'
import { couponsApi, useListCouponSuppliersQuery, useMakeCouponMutation } from './coupons.api.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { CouponChip, CouponWorth, Discounts } from './coupon-words.tsx'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import type { Values } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'

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

const CURRENCY: readonly FieldSpec[] = [{ name: 'currency', kind: 'currency', optional: true }]

/** Parses the coupons query from an address. */
function couponsQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return {
    ...params.search(40),
    ...params.oneOf('state', COUPON_STATES),
    ...params.oneOf('owner', COUPON_OWNERS),
    ...params.after(),
  }
}

/** Coupons with their discount and usage, and a form to create one. */
export const { preload, Component } = staffListPage({
  section: 'coupons',
  list: couponsApi.endpoints.listCoupons,
  parseQuery: couponsQuery,
  Above: CouponFilters,
  Rows: ({ page }) => <CouponTable coupons={page.items} />,
})

function CouponFilters({ query }: { query: ReturnType<typeof couponsQuery> }) {
  const { t } = useTranslation('staff_coupons')
  return (
    <>
      <FormInPlace label={t('make')} variant="main">
        {(close) => <NewCouponForm onDone={close} />}
      </FormInPlace>
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox label={t('search')} />
        <FilterSelect
          name="state"
          label={t('state')}
          value={query.state ?? ''}
          every={t('every_state')}
          options={COUPON_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
        <FilterSelect
          name="owner"
          label={t('owner')}
          value={query.owner ?? ''}
          every={t('every_owner')}
          options={COUPON_OWNERS.map((owner) => ({ value: owner, label: t(`owners.${owner}`) }))}
        />
      </div>
    </>
  )
}

/** Coupons; the code links to the record. */
function CouponTable({ coupons }: { coupons: readonly StaffCouponSummary[] }) {
  const { t } = useTranslation('staff_coupons')
  return (
    <DataTable
      caption={t('caption')}
      rows={coupons}
      rowKey={({ coupon_id }) => coupon_id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        code: {
          label: t('code'),
          heads: true,
          render: ({ coupon_id, code, partner, for_one_account, listed }) => (
            <>
              <TextLink to={`/staff/coupons/${coupon_id}`} className="font-medium break-all">
                <bdi dir="ltr">{code}</bdi>
              </TextLink>
              <span className="block text-xs font-normal text-ink-soft">
                {partner ? (
                  <>
                    {t('leads_to')} <bdi>{partner.name}</bdi>
                  </>
                ) : (
                  t(for_one_account ? 'owners.person' : listed ? 'is_listed' : 'not_listed')
                )}
              </span>
            </>
          ),
        },
        state: { label: t('state'), render: ({ state }) => <CouponChip state={state} /> },
        worth: { label: t('worth'), render: (coupon) => <CouponWorth coupon={coupon} /> },
        until: {
          label: t('until'),
          render: ({ valid_until }) =>
            valid_until === null ? (
              <span className="text-ink-soft">{t('no_end')}</span>
            ) : (
              <InstantText value={valid_until} className="tabular" />
            ),
        },
        used: {
          label: t('used'),
          atEnd: true,
          render: ({ used, total_limit }) => (
            <bdi dir="ltr" className="tabular">
              {total_limit === null ? used : `${used} / ${total_limit}`}
            </bdi>
          ),
        },
        discounts: {
          label: t('given'),
          atEnd: true,
          render: ({ discounts }) => <Discounts sums={discounts} />,
        },
      }}
    />
  )
}

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

/** Creates a coupon with a percentage or an amount. */
function NewCouponForm({ onDone }: { onDone: () => void }) {
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
    <FormCard form={form} title={t('make')} label={t('make_it')} onCancel={onDone} className="max-w-4xl">
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
