import { ArrowDown, ArrowUp, Plus, Trash2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { MAX_STOPS } from '#domains/fares/shapes/trip-limits.contract.ts'
import { NO_PLACE, type PlaceEntry } from '../places/place.ts'
import { PlaceField } from '../places/place-field.tsx'
import type { TripForm } from '../quote/use-trip-form.ts'
import { moved } from './outstation-request.ts'

export type Stop = { id: number; entry: PlaceEntry }

type StopFieldsProps = {
  form: TripForm
  /** City of the start. */
  cityId: string | null
  stops: readonly Stop[]
  onChange: (stops: readonly Stop[]) => void
}

/** Stops on the way: added, removed and moved by buttons, which keep the focus. */
export function StopFields({ form, cityId, stops, onChange }: StopFieldsProps) {
  const { t } = useTranslation('outstation')
  const box = useRef<HTMLDivElement>(null)
  // Element to focus after a row has moved.
  const [focusOn, setFocusOn] = useState<{ id: string } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (focusOn) box.current?.querySelector<HTMLElement>(`#${focusOn.id}`)?.focus()
  }, [focusOn])
  const addId = form.idOf('add-stop')

  function change(next: readonly Stop[], focused: string, message: string) {
    form.clear(...Array.from({ length: MAX_STOPS }, (_, at) => `stop-${at}`))
    onChange(next)
    setFocusOn({ id: focused })
    setAnnouncement(message)
  }

  function move(from: number, to: number) {
    const stop = stops[from]
    if (!stop || to < 0 || to >= stops.length) return
    const direction = to < from ? 'up' : 'down'
    change(
      moved(stops, from, to),
      `stop-${direction}-${stop.id}`,
      t('stop.moved', { number: to + 1, count: stops.length }),
    )
  }

  return (
    <div ref={box} className="flex flex-col gap-3">
      {stops.map(({ id, entry }, at) => (
        <PlaceField
          key={id}
          id={form.idOf(`stop-${at}`)}
          label={t('stop.label', { number: at + 1 })}
          value={entry}
          addressCityId={cityId}
          onChange={(chosen) => {
            form.clear(`stop-${at}`)
            onChange(stops.map((stop) => (stop.id === id ? { id, entry: chosen } : stop)))
          }}
          error={form.errorOf(`stop-${at}`)}
          actions={
            <div className="flex">
              <RowButton
                id={`stop-up-${id}`}
                icon={ArrowUp}
                label={t('stop.up', { number: at + 1 })}
                isOff={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <RowButton
                id={`stop-down-${id}`}
                icon={ArrowDown}
                label={t('stop.down', { number: at + 1 })}
                isOff={at === stops.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <RowButton
                id={`stop-remove-${id}`}
                icon={Trash2}
                label={t('stop.remove', { number: at + 1 })}
                isOff={false}
                onClick={() =>
                  change(
                    stops.filter((stop) => stop.id !== id),
                    addId,
                    t('stop.removed'),
                  )
                }
              />
            </div>
          }
        />
      ))}
      {stops.length < MAX_STOPS && (
        <button
          type="button"
          id={addId}
          onClick={() => {
            const id = Math.max(0, ...stops.map((stop) => stop.id)) + 1
            change([...stops, { id, entry: NO_PLACE }], form.idOf(`stop-${stops.length}`), '')
          }}
          className="inline-flex min-h-11 items-center gap-2 self-start rounded-field px-2 text-sm font-semibold text-coral-deep hover:bg-coral-wash"
        >
          <Plus className="size-5" />
          {t('stop.add')}
        </button>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

type RowButtonProps = { id: string; icon: LucideIcon; label: string; isOff: boolean; onClick: () => void }

function RowButton({ id, icon: Icon, label, isOff, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={label}
      title={label}
      // Stays focusable, so that the keyboard does not lose its place at either end.
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      className={`flex size-9 items-center justify-center rounded-field text-ink-soft ${isOff ? 'opacity-40' : 'hover:bg-coral-wash hover:text-coral-deep'}`}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
