import { PlanName } from '#web/rentals/supplier-text.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { ComparedTerm, RebookingShown, Verdict } from '#domains/rentals/rebookings/rebooking.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { Parts } from '#ui/parts.tsx'
import { DeskPrice, useDeskMoney } from '#web/rentals/desk-price.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { VehicleName } from '../offer/vehicle-name.tsx'
import type { Money } from '#kernel/money.ts'
import { useCancellationWords, useMileageWords } from '#web/rentals/offer-words.ts'

type ComparedProps = { booking: Booking; rebooking: RebookingShown }

/** Terms shown even if they are equal, because they decide a rebooking. */
const ALWAYS: ReadonlySet<string> = new Set(['cancellation'])

/** Both cars in columns: totals first, then every differing term with a verdict. */
export function ComparedCars({ booking, rebooking }: ComparedProps) {
  const { t } = useTranslation('rebook')
  const old = useTermWords(booking.offer)
  const found = useTermWords(rebooking.offer)
  const { price } = rebooking
  const differs = rebooking.terms.filter(({ term, verdict }) => verdict !== 'same' || ALWAYS.has(term))
  const isSame = rebooking.terms.every(({ verdict }) => verdict === 'same')
  return (
    <Card>
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{t('compare')}</caption>
        <thead>
          <tr className="align-top">
            <CarHead title={t('booked')} offer={booking.offer} />
            <CarHead title={t('found')} offer={rebooking.offer} isNew />
          </tr>
        </thead>
        <Row
          word={t('total')}
          old={<DeskPrice shown={booking.price.total} own={undefined} />}
          found={<DeskPrice shown={price.total} own={undefined} />}
          strong
        />
        <Row
          word={t('pay_now')}
          old={<DeskPrice shown={booking.price.pay_now} own={undefined} />}
          found={<DeskPrice shown={price.pay_now} own={undefined} />}
        />
        <Row
          word={t('pay_at_desk')}
          old={<DeskPrice shown={booking.price.pay_at_desk} own={booking.desk?.pay_at_desk} />}
          found={<DeskPrice shown={price.pay_at_desk} own={undefined} />}
        />
        {differs.map(({ term, verdict }) => (
          <Row key={term} word={t(`terms.${term}`)} verdict={verdict} old={old[term]} found={found[term]} />
        ))}
      </table>
      {isSame && <p className="border-t border-line pt-3 text-sm text-ink-soft">{t('all_same')}</p>}
    </Card>
  )
}

const CELL = 'pe-4 wrap-anywhere'

function CarHead({ title, offer, isNew = false }: { title: string; offer: Offer; isNew?: boolean }) {
  return (
    <th scope="col" className={classes(CELL, 'pb-3 text-start font-normal')}>
      <span className={classes('block text-xs font-semibold', isNew ? 'text-good' : 'text-ink-soft')}>
        {title}
      </span>
      <VehiclePicture vehicle={offer.vehicle} supplier={offer.supplier.code} className="my-2 w-24 md:w-32" />
      <span className="block font-semibold">
        <VehicleName vehicle={offer.vehicle} similarSize="text-sm" />
      </span>
      <Parts className="text-xs text-ink-soft">
        <bdi>{offer.supplier.name}</bdi>
        <PlanName supplier={offer.supplier} />
      </Parts>
    </th>
  )
}

type RowProps = { word: string; old: ReactNode; found: ReactNode; verdict?: Verdict; strong?: boolean }

const VERDICT_STYLES: Readonly<Record<Verdict, string>> = {
  same: 'text-ink-soft',
  better: 'text-good',
  other: 'text-ink-soft',
  worse: 'text-bad',
}

/** A row whose term is above its two values: a phone has no room for a third column. */
function Row({ word, old, found, verdict, strong = false }: RowProps) {
  const { t } = useTranslation('rebook')
  const cell = classes(CELL, 'pb-3', strong && 'text-lg font-semibold')
  return (
    <tbody className="border-t border-line align-top">
      <tr>
        <th
          scope="rowgroup"
          colSpan={2}
          className={classes(CELL, 'pt-3 text-start font-normal text-ink-soft')}
        >
          {word}
        </th>
      </tr>
      <tr>
        <td className={cell}>
          <span suppressHydrationWarning>{old}</span>
        </td>
        <td className={cell}>
          <span suppressHydrationWarning>{found}</span>
          {verdict && verdict !== 'same' && (
            <span className={classes('block text-xs font-semibold', VERDICT_STYLES[verdict])}>
              {t(`verdict.${verdict}`)}
            </span>
          )}
        </td>
      </tr>
    </tbody>
  )
}

/** Formats an offer's value of each compared term. */
function useTermWords(offer: Offer): Readonly<Record<ComparedTerm, string>> {
  const { t } = useTranslation('rebook')
  const deskMoney = useDeskMoney()
  const mileage = useMileageWords(offer)
  const cancellation = useCancellationWords(offer)
  const { vehicle, pickup, dropoff, desk, payment } = offer
  const unknown = t('unknown')
  const count = (what: 'seats' | 'doors' | 'bags') => {
    const known = vehicle[what]
    return known === null ? unknown : t(`terms:count.${what}`, { count: known })
  }
  const stated = (shown: Money | null, own: Money | null | undefined) =>
    shown ? deskMoney({ shown, own }) : unknown
  const at = (station: Offer['pickup']) => `${station.name} · ${t(`terms:desk.${station.desk}`)}`
  return {
    pickup: at(pickup),
    dropoff: at(dropoff),
    category: t(`terms:category.${vehicle.category}`),
    body_type: t(`terms:body_type.${vehicle.body_type}`),
    transmission: t(`terms:transmission.${vehicle.transmission}`),
    fuel: t(`terms:fuel.${vehicle.fuel}`),
    seats: count('seats'),
    doors: count('doors'),
    bags: count('bags'),
    air_conditioning: t(
      `terms:word.${vehicle.air_conditioning ? 'air_conditioning' : 'no_air_conditioning'}`,
    ),
    fuel_policy: t(`terms:fuel_policy.${offer.fuel_policy}`),
    mileage,
    cover: offer.inclusions.map((one) => t(`terms:inclusion.${one}`)).join(t('comma')) || unknown,
    excess: stated(offer.excess, desk?.excess),
    deposit: stated(offer.deposit, desk?.deposit),
    cancellation: cancellation.words,
    payment: t(`terms:timing.${payment.timing}`),
    credit_card: t(payment.credit_card_required ? 'card_needed' : 'card_not_needed'),
    licence: t('terms:licence_years', { count: offer.licence_years ?? 1 }),
  }
}
