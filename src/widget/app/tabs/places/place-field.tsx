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
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PlaceField as BasePlaceField } from '#ui/fields/place-field.tsx'
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
export function PlaceField({ id, label, icon, value, onChange, error, actions, ...scope }: PlaceFieldProps) {
  const { t } = useTranslation('tabs')
  const [isOpen, setOpen] = useState(false)
  const isOwn = value.enteredIn === undefined || value.enteredIn === id
  const suggestions = usePlaceSuggestions(isOwn ? value : NO_PLACE, scope, isOpen)
  const { items, waiting } = suggestions
  const isUnresolved = isOwn && value.place === null && value.text.trim() !== ''
  const onChoose = (place: Place) => {
    rememberRecentPlace(place)
    onChange(entryOf(place))
  }
  // A complete name, entered or prefilled by the page, counts as chosen once the field loses focus.
  const match = isUnresolved && !isOpen && !waiting ? placeByName(value.text, items) : null
  useEffect(() => {
    if (match) onChoose(match)
  })

  return (
    <BasePlaceField
      id={id}
      label={label}
      icon={icon}
      placeholder={t(scope.airports ? 'place.airport_hint' : 'place.hint')}
      maxLength={MAX_LETTERS}
      text={value.text}
      isChosen={value.place !== null}
      onFocus={() => {
        if (!value.place && !isOwn) onChange({ ...value, enteredIn: id })
      }}
      onType={(text) => onChange({ text, place: null, enteredIn: id })}
      items={items}
      isFirstReady={isUnresolved && !waiting && isFirstMatch(items)}
      onChoose={onChoose}
      renderOption={(place, option) => (
        <PlaceOption
          key={placeKey(place)}
          {...option}
          icon={placeIcons[place.kind]}
          name={place.name}
          detail={detailOf(place)}
          iata={place.iata}
        />
      )}
      status={statusOf()}
      isOpen={isOpen}
      setOpen={setOpen}
      listClassName="max-h-72"
      error={error}
      button={value.text === '' ? undefined : clearButton()}
      actions={actions}
    >
      {error && value.place?.kind === 'address' && <ChoosePoint place={value.place} onChoose={choosePoint} />}
    </BasePlaceField>
  )

  function clearButton() {
    return {
      'aria-label': t('place.clear', { field: label }),
      onClick: () => {
        onChange(NO_PLACE)
        focusInput()
      },
      children: <X className="size-4" />,
    }
  }

  function focusInput() {
    document.getElementById(id)?.focus()
  }

  function choosePoint(place: Place) {
    onChoose(place)
    focusInput()
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
