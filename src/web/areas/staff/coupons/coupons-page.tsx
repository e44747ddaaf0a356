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

/** Returns the query in an address. */
function couponsQuery(address: URLSearchParams) {
  const said = inAddress(address)
  return {
    ...said.search(40),
    ...said.oneOf('state', COUPON_STATES),
    ...said.oneOf('owner', COUPON_OWNERS),
    ...said.after(),
  }
}

/** Coupons: what each takes off, how it is used, and making one. */
export const { preload, Component } = staffListPage({
  section: 'coupons',
  list: couponsApi.endpoints.listCoupons,
  asked: couponsQuery,
  Above: CouponFilters,
  Rows: ({ page }) => <CouponTable coupons={page.items} />,
})

function CouponFilters({ asked }: { asked: ReturnType<typeof couponsQuery> }) {
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
          value={asked.state ?? ''}
          every={t('every_state')}
          options={COUPON_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
        <FilterSelect
          name="owner"
          label={t('owner')}
          value={asked.owner ?? ''}
          every={t('every_owner')}
          options={COUPON_OWNERS.map((owner) => ({ value: owner, label: t(`owners.${owner}`) }))}
        />
      </div>
    </>
  )
}
