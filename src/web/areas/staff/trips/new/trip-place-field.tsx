import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { useCombobox } from '#ui/combobox/use-combobox.ts'
import { Field, fieldIds } from '#ui/fields/field.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { Parts } from '#ui/parts.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useTripPlacesQuery } from '../trips.api.ts'
import type { PlaceInput } from './parse-trip-form.ts'

const TYPING_PAUSE_MS = 150
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
  const combobox = useCombobox({
    id,
    items: found,
    isOpen,
    setOpen,
    isFirstReady: true,
    onChoose(place) {
      setText(placeText(place))
      onChoose(place)
    },
  })
  return (
    <Field id={id} label={label} error={error} className={classes('relative', className)}>
      <span className="relative block">
        <MapPin className="pointer-events-none absolute inset-s-3 top-3.5 size-5 text-ink-soft" />
        <input
          {...combobox.inputProps}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.open()
            if (value) onChoose(null)
          }}
          onFocus={(event) => value && event.currentTarget.select()}
          {...fieldIds(id, { error })}
          type="text"
          maxLength={200}
          className={classes(inputClasses, 'ps-10 place-name text-ellipsis')}
        />
      </span>
      <ul
        {...combobox.listProps}
        aria-label={label}
        className={classes(
          'absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-card border border-line bg-paper py-1 shadow-floating',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          found.map((place, index) => (
            <li
              key={place.place_id ?? 'address'}
              {...combobox.optionProps(index)}
              className="min-h-12 cursor-pointer px-4 py-2 text-sm aria-selected:stands-out aria-selected:bg-coral-wash"
            >
              <bdi className="font-medium">{placeText(place)}</bdi>
              <Parts className="text-xs text-ink-soft">
                {t(`places.${place.kind}`)}
                {place.kind !== 'address' && place.city}
              </Parts>
            </li>
          ))}
        {isOpen && found.length === 0 && (
          <li role="presentation" className="px-4 py-3 text-sm text-ink-soft">
            {t(
              text.trim().length < MIN_LETTERS ? 'new.type_place' : waiting ? 'new.looking' : 'new.no_place',
            )}
          </li>
        )}
      </ul>
    </Field>
  )
}

type Where = Pick<TripPlaceFieldProps, 'cityId' | 'airportsAlone'>

function usePlaceSearch(text: string, { cityId, airportsAlone = false }: Where) {
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const input = text.trim()
  const query = input.slice(0, MAX_LETTERS)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(query), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query])
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
