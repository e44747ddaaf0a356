import type { Station } from '#domains/rentals/locations/location.contract.ts'
import { languageRow } from '#kernel/locale.ts'
import { useSite } from '#web/app/site.tsx'
import { SupplierText } from './supplier-text.tsx'

/** The street as the supplier writes it, and below it the city and country in the page's language, each in its direction. */
export function AddressLines({ address }: { address: Station['address'] }) {
  const { language } = useSite()
  const place = [address.city, address.country].filter(Boolean).join(languageRow(language).comma)
  return (
    <>
      {address.addressLine && (
        <span className="block">
          <SupplierText>{address.addressLine}</SupplierText>
        </span>
      )}
      {place && (
        <span className="block">
          <bdi>{place}</bdi>
        </span>
      )}
    </>
  )
}
