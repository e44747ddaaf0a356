import { DRIVER_TERMS } from '#domains/fares/categories/self-drive/driver-terms.contract.ts'
import type { TripDesk } from '#domains/fares/places/trip-desk.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { DESK_TEXTS } from './desk-words.ts'

/** Where a self-drive car is collected and returned, what its desk asks for, and the deposit that it holds. */
type DeskTermsProps = { city: string; desk: TripDesk | null; deposit: Money | null }

export function DeskTerms({ city, desk, deposit }: DeskTermsProps) {
  const words = DESK_TEXTS[useLanguage()]
  return (
    <section aria-label={words.title} className="rounded-card bg-sand p-4 text-sm">
      <h2 className="text-sm font-semibold">{words.title}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
        <li>
          {words.point(city)}
          {desk && <DeskPoint desk={desk} />}
        </li>
        <li>{words.bring}</li>
        <li>{words.licence(DRIVER_TERMS.licence_years)}</li>
        <li>{words.age(DRIVER_TERMS.age)}</li>
        {deposit && (
          <li>
            {words.deposit} <Price value={deposit} className="font-semibold" />
          </li>
        )}
      </ul>
    </section>
  )
}

function DeskPoint({ desk: { address, hours, phone } }: { desk: TripDesk }) {
  return (
    <>
      <bdi className="block font-semibold">{address}</bdi>
      <span className="block">{hours}</span>
      <a
        className="inline-flex min-h-11 items-center text-coral-deep underline underline-offset-4"
        href={`tel:${phone.countryCode}${phone.phone}`}
      >
        <bdi dir="ltr">
          {phone.countryCode} {phone.phone}
        </bdi>
      </a>
    </>
  )
}
