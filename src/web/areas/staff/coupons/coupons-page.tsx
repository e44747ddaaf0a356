import { COUPON_OWNERS, COUPON_STATES } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { CouponTable } from './coupon-table.tsx'
import { inAddress } from '../frame/in-address.ts'
import { couponsApi } from './coupons.api.ts'
import { NewCouponForm } from './new-coupon-form.tsx'

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
      <FormInPlace label={t('make')} look="main">
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
