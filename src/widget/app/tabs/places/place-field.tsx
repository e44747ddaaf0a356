import {
  MapPin,
  MapPinned,
  X,
  type LucideIcon,
  Building2,
  Hotel,
  House,
  Landmark,
  Plane,
  TrainFront,
} from 'lucide-react'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { useCombobox } from '#ui/combobox/use-combobox.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { Button } from '#ui/button.tsx'
import { PlaceOption } from '#ui/place-option.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useWidget } from '../../widget-context.ts'
import { addressAt, entryOf, MAX_LETTERS, NO_PLACE, placeKey, type Place, type PlaceEntry } from './place.ts'
import { rememberRecentPlace } from './recent-places.ts'
import { isFirstMatch, placeByName } from './suggested-places.ts'
import { usePlaceSuggestions, type PlaceScope } from './use-place-suggestions.ts'

/** Icon of each kind of place. */
const placeIcons: Record<Place['kind'], LucideIcon> = {
  airport: Plane,
  station: TrainFront,
  hotel: Hotel,
  landmark: Landmark,
  area: MapPin,
  city: Building2,
  address: House,
}

type PlaceFieldProps = PlaceScope & {
  id: string
  label: string
  icon?: LucideIcon
  value: PlaceEntry
  onChange: (entry: PlaceEntry) => void
  error: string | undefined
  /** Buttons next to the label. */
  actions?: ReactNode
}

/** A place field with suggestions. */
export function PlaceField({
  id,
  label,
  icon: Icon = MapPin,
  value,
  onChange,
  error,
  actions,
  ...scope
}: PlaceFieldProps) {
  const { t } = useTranslation('tabs')
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isOwn = value.enteredIn === undefined || value.enteredIn === id
  const suggestions = usePlaceSuggestions(isOwn ? value : NO_PLACE, scope, isOpen)
  const { items, waiting } = suggestions
  const isUnresolved = isOwn && value.place === null && value.text.trim() !== ''
  const onChoose = (place: Place) => {
    rememberRecentPlace(place)
    onChange(entryOf(place))
  }
  const combobox = useCombobox({
    id,
    items,
    isOpen,
    setOpen,
    isFirstReady: isUnresolved && !waiting && isFirstMatch(items),
    onChoose,
  })
  const { active } = combobox

  // A complete name, entered or prefilled by the page, counts as chosen once the field loses focus.
  const match = isUnresolved && !isOpen && !waiting ? placeByName(value.text, items) : null
  useEffect(() => {
    if (match) onChoose(match)
  })

  return (
    <div className="relative flex min-w-0 flex-col gap-1">
      <div className="flex items-end justify-between gap-2">
        <label htmlFor={id} className="text-xs font-medium text-ink-soft">
          {label}
        </label>
        {actions}
      </div>
      <div className="relative">
        <Icon
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-3 top-3.5 size-5 text-ink-soft"
        />
        <input
          {...combobox.inputProps}
          ref={input}
          type="text"
          value={value.text}
          placeholder={t(scope.airports ? 'place.airport_hint' : 'place.hint')}
          maxLength={MAX_LETTERS}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={(event) => {
            if (value.place) event.currentTarget.select()
            else if (!isOwn) onChange({ ...value, enteredIn: id })
          }}
          onChange={(event) => {
            onChange({ text: event.currentTarget.value, place: null, enteredIn: id })
            combobox.open()
          }}
          className={classes(inputClasses, 'ps-10 place-name text-ellipsis', value.text !== '' && 'pe-11')}
        />
        {value.text !== '' && (
          <button
            type="button"
            aria-label={t('place.clear', { field: label })}
            onClick={() => {
              onChange(NO_PLACE)
              input.current?.focus()
            }}
            className="absolute inset-e-0 top-0 flex h-12 w-11 items-center justify-center rounded-field text-ink-soft hover:text-coral-deep"
          >
            <X className="size-4" />
          </button>
        )}
      </div>
      <ul
        {...combobox.listProps}
        aria-label={label}
        className={classes(
          'absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-paper py-1 text-ink shadow-floating',
          (!isOpen || items.length === 0) && 'hidden',
        )}
      >
        {isOpen &&
          items.map((place, index) => (
            <PlaceOption
              key={placeKey(place)}
              icon={placeIcons[place.kind]}
              name={place.name}
              detail={detailOf(place)}
              iata={place.iata}
              isActive={index === active}
              {...combobox.optionProps(index)}
            />
          ))}
      </ul>
      <p role="status" className={classes(isOpen && items.length === 0 ? STATUS_BOX : 'sr-only')}>
        {isOpen && statusOf()}
      </p>
      {error && <FieldError id={id}>{error}</FieldError>}
      {error && value.place?.kind === 'address' && <ChoosePoint place={value.place} onChoose={choosePoint} />}
    </div>
  )

  function choosePoint(place: Place) {
    onChoose(place)
    input.current?.focus()
    setOpen(false)
  }

  function detailOf({ kind, name, around }: Place): string {
    if (kind === 'address') return t('place.address', { city: around })
    return around === name ? '' : around
  }

  function statusOf(): string {
    if (waiting) return t('place.looking')
    if (suggestions.error) return t('place.failed')
    return items.length === 0 ? t('place.none') : t('place.found', { count: items.length })
  }
}

/** Map to choose the point of an unknown address, if tiles are configured. */
function ChoosePoint({ place, onChoose }: { place: Place; onChoose: (place: Place) => void }) {
  const { t } = useTranslation('tabs')
  const { boot, behindTabs } = useWidget()
  const [isOpen, setOpen] = useState(false)
  if (boot.mapStyleUrl === undefined) return null
  if (!isOpen)
    return (
      <Button variant="second" className="mt-1 self-start" onClick={() => setOpen(true)}>
        <MapPinned className="size-5" />
        {t('place.on_map')}
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <behindTabs.PointOnMap
        style={boot.mapStyleUrl}
        start={place}
        onChoose={(point) => onChoose(addressAt(place, point))}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
}

const STATUS_BOX =
  'absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-paper px-3 py-3 text-sm text-ink-soft shadow-floating'
