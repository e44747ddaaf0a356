import { useSearchParams } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SearchForm } from '#web/rentals/search-form/search-form.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { CALLER_PAGE, callerSearch } from './caller-search.ts'
import { CarForCaller } from './car-for-caller.tsx'
import { CarsForCaller } from './cars-for-caller.tsx'

/** Books a car for a caller. The search and the selected car are stored in the address. */
export const { preload, Component } = staffPage({ section: 'book_car', Content: BookForCaller })

function BookForCaller() {
  const { t } = useTranslation('staff_callers')
  const { today } = useSite()
  const { currency_id, lang_id } = useHeader()
  const [address] = useSearchParams()
  const { criteria, faults, request, isEvery, offerId } = callerSearch(address, today, {
    currency_id,
    lang_id,
  })
  const searchKey = JSON.stringify(criteria)
  return (
    <>
      <BackLink to="/staff/bookings">{t('back')}</BackLink>
      <div hidden={offerId !== null} className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t('by_phone')}</p>
        <SearchForm
          key={searchKey}
          search={criteria}
          faults={faults}
          at={CALLER_PAGE}
          narrow
          coupons={false}
        />
        {request && <CarsForCaller request={request} isEvery={isEvery} />}
      </div>
      <CarForCaller offerId={offerId} />
    </>
  )
}
