import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { CURRENCIES } from '#kernel/locale.ts'
import { currencyChosen } from '#web/app/header.ts'
import { keepCurrency, subscribeToCurrency } from '#web/app/preferences.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader, useSiteDispatch } from '#web/app/store.ts'

/** The currency prices are shown in; another one re-prices the page. */
export function CurrencyMenu() {
  const { t } = useTranslation('shell')
  const { productName } = useSite()
  const { currency_id } = useHeader()
  const dispatch = useSiteDispatch()
  useEffect(
    () => subscribeToCurrency(productName, (id) => dispatch(currencyChosen(id))),
    [productName, dispatch],
  )
  const choose = (id: number) => {
    keepCurrency(productName, id)
    dispatch(currencyChosen(id))
  }
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t('currency')}
        // On Back a browser puts back what a field showed when its page was left, which reads as a choice made since.
        autoComplete="off"
        value={currency_id}
        onChange={(event) => choose(Number(event.target.value))}
        className="min-h-12 cursor-pointer appearance-none rounded-field bg-transparent ps-3 pe-8 text-sm text-on-petrol hover:bg-petrol-deep"
      >
        {CURRENCIES.map(({ id, code }) => (
          <option key={id} value={id} className="bg-paper text-ink">
            {code}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-e-2.5 size-4" />
    </span>
  )
}
