import { EqualNot } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { classes } from '#ui/classes.ts'
import { compareUrl } from '#web/rentals/choice/compare-url.ts'
import { ComparedValue } from './compared-value.tsx'
import { type Compared, comparison } from './comparison.ts'
import { Price } from '#ui/formats/price.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { toCarRef } from '#web/rentals/choice/car-refs.ts'
import { OfferGone } from '#web/rentals/choice/offer-gone.tsx'
import { PriceSince } from '#web/rentals/choice/price-since.tsx'
import { SaveToggle } from '#web/rentals/choice/save-toggle.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { carUrl } from '../car/car-url.ts'
import { VehicleName } from '../offer/vehicle-name.tsx'

type CompareTableProps = { items: readonly KnownOffer[]; onlyDifferences: boolean }

const CELL = 'border-t border-line px-3 py-2.5 text-start align-top text-sm'
/** Row headings, which stay in view while the cars scroll past. */
const ROW_HEAD = 'sticky inset-s-0 z-10 bg-paper'

/** Cars side by side: a row for each compared property, marked if they differ. */
export function CompareTable({ items, onlyDifferences }: CompareTableProps) {
  const { t } = useTranslation('choice')
  const cars = items.map(({ offer, rental }): Compared => {
    return { offer, pickUpAt: rental?.pickup_at ?? '', dropOffAt: rental?.dropoff_at ?? '' }
  })
  const ids = items.map(({ offer_id }) => offer_id)
  const groups = comparison(cars, { onlyDifferences }).filter(({ rows }) => rows.length > 0)
  const some = groups.some(({ rows }) => rows.some(({ differs }) => differs))
  // If only differing rows are shown, a mark in each is redundant.
  const isMarked = some && !onlyDifferences
  return (
    <>
      {isMarked && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <EqualNot aria-hidden="true" className="size-4 shrink-0 text-coral-deep" />
          {t('marked')}
        </p>
      )}
      <div
        role="region"
        aria-labelledby="compare-title"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is scrolled by keys too
        tabIndex={0}
        // Visually hidden content would widen the page otherwise.
        className="relative overflow-x-auto rounded-card border border-line bg-paper"
      >
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{t('table')}</caption>
          <thead>
            <tr>
              <td className={classes(ROW_HEAD, 'w-28 min-w-28 px-3 py-2.5 md:w-44 md:min-w-44')}>
                <span className="sr-only">{t('compared_by')}</span>
              </td>
              {items.map((item) => (
                <th key={item.offer_id} scope="col" className="h-px min-w-40 p-3 align-top">
                  <ComparedHead
                    item={item}
                    without={
                      ids.length > 1
                        ? compareUrl(
                            ids.filter((id) => id !== item.offer_id),
                            { onlyDifferences },
                          )
                        : null
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ group, rows }) => (
            <tbody key={group}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={items.length + 1}
                  className="border-t border-line bg-sand-deep px-3 py-2 text-start text-xs font-semibold"
                >
                  <span className="sticky inset-s-3">{t(`group.${group}`)}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.by}>
                  <th scope="row" className={classes(CELL, ROW_HEAD, 'font-medium')}>
                    {t(`by.${row.by}`)}
                    {isMarked && row.differs && <Mark />}
                  </th>
                  {cars.map((car, at) => (
                    <td key={ids[at]} className={classes(CELL, row.differs && 'font-semibold')}>
                      {car.offer ? <ComparedValue by={row.by} offer={car.offer} car={car} /> : <Nothing />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {onlyDifferences && !some && <p className="text-sm">{t('no_differences')}</p>}
    </>
  )
}

/** Marks a row in which the cars differ; a legend above the table explains it once. */
function Mark() {
  const { t } = useTranslation('choice')
  return (
    <>
      <EqualNot aria-hidden="true" className="ms-1.5 inline size-4 text-coral-deep" />
      <span className="sr-only">{t('differs')}</span>
    </>
  )
}

function Nothing() {
  const { t } = useTranslation('choice')
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('not_known')}</span>
    </>
  )
}

/** The head of a car's column: the car, its current price, and its actions. */
function ComparedHead({ item, without }: { item: KnownOffer; without: string | null }) {
  const { t } = useTranslation('choice')
  const { offer } = item
  return (
    <div className="flex h-full flex-col gap-2 text-start font-normal">
      {offer ? (
        <>
          <VehiclePicture
            vehicle={offer.vehicle}
            supplier={offer.supplier.code}
            className="w-full max-w-44"
          />
          <p className="text-base font-semibold">
            <VehicleName vehicle={offer.vehicle} similarSize="text-sm" />
          </p>
          <p className="text-xs text-ink-soft">
            <bdi>{offer.supplier.name}</bdi>
          </p>
          <p className="text-xl leading-tight font-semibold">
            <Price value={offer.price.total} />
          </p>
          <PriceSince changed={item.price_changed} />
          <div className="mt-auto flex flex-col gap-1">
            <LinkButton
              variant="second"
              to={carUrl(offer.offer_id)}
              aria-label={t('view_named', { car: offer.vehicle.name, supplier: offer.supplier.name })}
            >
              {t('view')}
            </LinkButton>
            <SaveToggle car={toCarRef(offer)} supplier={offer.supplier.name} />
          </div>
        </>
      ) : (
        <OfferGone item={item} name={null} />
      )}
      {without !== null && (
        <PageLink
          to={without}
          preventScrollReset
          aria-label={t('take_off', { car: offer?.vehicle.name ?? t('gone_car') })}
          className="inline-flex min-h-11 items-center text-xs text-coral-deep underline-offset-4 hover:underline"
        >
          {t('take_off_short')}
        </PageLink>
      )}
    </div>
  )
}
