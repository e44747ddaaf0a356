import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PlaceField } from '#ui/fields/place-field.tsx'
import { Parts } from '#ui/parts.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useSettled } from '#ui/use-settled.ts'
import { useTripPlacesQuery } from '../trips.api.ts'
import type { PlaceInput } from './parse-trip-form.ts'

const MIN_LETTERS = 2
const MAX_LETTERS = 100
/** Min length of an address. */
const MIN_OF_ADDRESS = 3
const NONE: readonly PlaceInput[] = []

type TripPlaceFieldProps = {
  id: string
  label: string
  value: PlaceInput | null
  onChoose: (place: PlaceInput | null) => void
  /** Restricts the places to this city. */
  cityId?: string | undefined
  airportsAlone?: boolean
  error?: string | undefined
  className?: string | undefined
}

/** Combobox for a known trip place or a free-text address. */
export function TripPlaceField({
  id,
  label,
  value,
  onChoose,
  error,
  className,
  ...where
}: TripPlaceFieldProps) {
  const { t } = useTranslation('dispatch')
  const [text, setText] = useState(value ? placeText(value) : '')
  const { found, waiting } = usePlaceSearch(value && text === placeText(value) ? '' : text, where)
  const [isOpen, setOpen] = useState(false)
  return (
    <PlaceField
      id={id}
      label={label}
      maxLength={200}
      text={text}
      isChosen={value !== null}
      onType={(input) => {
        setText(input)
        if (value) onChoose(null)
      }}
      items={found}
      isFirstReady
      onChoose={(place) => {
        setText(placeText(place))
        onChoose(place)
      }}
      renderOption={(place, option) => (
        <li
          key={place.place_id ?? 'address'}
          {...option}
          className="min-h-12 cursor-pointer px-4 py-2 text-sm aria-selected:stands-out aria-selected:bg-coral-wash"
        >
          <bdi className="font-medium">{placeText(place)}</bdi>
          <Parts className="text-xs text-ink-soft">
            {t(`places.${place.kind}`)}
            {place.kind !== 'address' && place.city}
          </Parts>
        </li>
      )}
      status={statusOf()}
      isOpen={isOpen}
      setOpen={setOpen}
      listClassName="max-h-80"
      error={error}
      className={className}
    />
  )

  function statusOf(): string {
    if (found.length > 0) return ''
    if (text.trim().length < MIN_LETTERS) return t('new.type_place')
    return t(waiting ? 'new.looking' : 'new.no_place')
  }
}

type Where = Pick<TripPlaceFieldProps, 'cityId' | 'airportsAlone'>

function usePlaceSearch(text: string, { cityId, airportsAlone = false }: Where) {
  const language = useLanguage()
  const input = text.trim()
  const query = input.slice(0, MAX_LETTERS)
  const search = useSettled(query)
  const { currentData, isFetching } = useTripPlacesQuery(
    { search, language, ...(cityId && { city_id: cityId }) },
    { skip: search.length < MIN_LETTERS },
  )
  const rows = search === query && search.length >= MIN_LETTERS ? (currentData?.rows ?? NONE) : NONE
  const waiting = isFetching || search !== query
  if (airportsAlone) return { found: rows.filter(({ iata }) => iata !== null), waiting }
  const isAddress = !waiting && input.length >= MIN_OF_ADDRESS
  return { found: isAddress ? [...rows, addressOf(input)] : rows, waiting }
}

function addressOf(name: string): PlaceInput {
  return { place_id: null, kind: 'address', name, iata: null }
}

function placeText({ name, iata }: PlaceInput): string {
  return iata === null ? name : `${name} (${iata})`
}
