import { Columns3, X } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { compareUrl, MAX_COMPARED } from './compare-url.ts'
import { clearCompared, toggleCompared, useCompared } from './use-compared.ts'

/** Publishes the tray's height as `--tray`: floating elements stay above it. */
function publishHeight(tray: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--tray', `calc(1rem + ${tray.offsetHeight}px)`),
  )
  observer.observe(tray)
  return () => {
    observer.disconnect()
    style.removeProperty('--tray')
  }
}

/** The cars chosen for comparison, with their count and a link; hidden while empty. */
export function CompareTray() {
  const { t } = useTranslation('choice')
  const cars = useCompared()
  const chosen = t('chosen', { count: cars.length, most: MAX_COMPARED })
  return (
    <>
      <p role="status" className="sr-only">
        {cars.length > 0 && chosen}
      </p>
      {cars.length > 0 && (
        <section
          ref={publishHeight}
          // Windows that are not wide have the button to the top of the page at this end, small ones above or below.
          aria-label={t('tray')}
          className="above-foot-bar sticky z-20 flex items-center gap-x-3 rounded-card border border-line-strong bg-paper p-2 ps-3 shadow-floating md:gap-x-4 md:p-3 lg:pe-16 xl:pe-3"
        >
          <p className="min-w-0 text-sm font-medium max-md:text-xs">{chosen}</p>
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
          <div className="ms-auto flex shrink-0 items-center gap-1 md:gap-2">
            <Button
              variant="quiet"
              onClick={clearCompared}
              aria-label={t('clear_named')}
              className="max-md:px-3"
            >
              <X className="size-4" />
              <span className="max-md:hidden">{t('clear')}</span>
            </Button>
            {cars.length > 1 ? (
              <LinkButton variant="second" to={compareUrl(cars.map(({ offer_id }) => offer_id))}>
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
