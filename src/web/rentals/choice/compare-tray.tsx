import { Columns3, X } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { compareUrl, MOST_COMPARED } from './compare-url.ts'
import { clearCompared, toggleCompared, useCompared } from './use-compared.ts'

/** How many cars are chosen to compare, which, and the way to the comparison; nothing while none is. */
export function CompareTray() {
  const { t } = useTranslation('choice')
  const cars = useCompared()
  const chosen = t('chosen', { count: cars.length, most: MOST_COMPARED })
  return (
    <>
      <p role="status" className="sr-only">
        {cars.length > 0 && chosen}
      </p>
      {cars.length > 0 && (
        <section
          // Narrow windows have the button to the top of the page at this end.
          aria-label={t('tray')}
          className="above-foot-bar sticky z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-paper p-3 pe-16 shadow-floating xl:pe-3"
        >
          <p className="text-sm font-medium">{chosen}</p>
          <ul className="flex min-w-0 grow flex-wrap gap-2 max-md:hidden">
            {cars.map((car) => (
              <li key={car.offer_id}>
                <Chip
                  tone="selected"
                  onRemove={() => toggleCompared(car)}
                  removeLabel={t('take_off', { car: car.vehicle_name })}
                >
                  <bdi>{car.vehicle_name}</bdi>
                </Chip>
              </li>
            ))}
          </ul>
          <div className="ms-auto flex items-center gap-2">
            <Button look="quiet" onClick={clearCompared} aria-label={t('clear_named')}>
              <X className="size-4" />
              {t('clear')}
            </Button>
            {cars.length > 1 ? (
              <LinkButton look="second" to={compareUrl(cars.map(({ offer_id }) => offer_id))}>
                <Columns3 className="size-4" />
                {t('compare_now')}
              </LinkButton>
            ) : (
              <span className="text-xs text-ink-soft">{t('choose_another')}</span>
            )}
          </div>
        </section>
      )}
    </>
  )
}
