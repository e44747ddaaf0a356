import { SELF_DRIVE_TERMS } from '#domains/trips/fares/self-drive-terms.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { DESK_WORDS } from './desk-words.ts'

/** Where a self-drive car is collected and returned, what its desk asks for, and the deposit that it holds. */
export function DeskTerms({ city, deposit }: { city: string; deposit: Money | null }) {
  const words = DESK_WORDS[useLanguage()]
  const { licenceYears, minimumAge } = SELF_DRIVE_TERMS
  return (
    <section aria-label={words.title} className="rounded-card bg-sand p-4 text-sm">
      <h2 className="text-sm font-semibold">{words.title}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
        <li>{words.point(city)}</li>
        <li>{words.bring}</li>
        <li>{words.licence(licenceYears)}</li>
        <li>{words.age(minimumAge)}</li>
        {deposit && (
          <li>
            {words.deposit} <Price value={deposit} className="font-semibold" />
          </li>
        )}
      </ul>
    </section>
  )
}
