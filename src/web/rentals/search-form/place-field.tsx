import { Building2, LocateFixed, type LucideIcon, MapPin, Plane, Store } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useAllLocationQuery } from '../rentals.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { classes } from '#ui/classes.ts'
import { useCombobox } from '#ui/combobox/use-combobox.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { isFocusIn } from '#ui/move-focus.ts'
import { PlaceOption } from '#ui/place-option.tsx'
import { placeDetail, placeOfId, placeText } from './place-words.ts'
import type { Location } from '#domains/rentals/locations/location.contract.ts'

/** Specification §9. */
const POSITION_TIMEOUT_MS = 5000
const POSITION_MAX_AGE_MS = 60_000

const TYPING_PAUSE_MS = 150
const NONE: Location[] = []

/** Icon of each kind of place. */
const placeIcons: Record<Location['type'], LucideIcon> = {
  airport: Plane,
  city: Building2,
  station: Store,
}

type PlaceFieldProps = {
  name: 'pickup' | 'dropoff'
  /** Its name by default. */
  id?: string
  label: string
  /** Id chosen so far, '' for none. */
  chosenId: string
  onChoose: (id: string) => void
  /** Text that was entered without choosing a place. */
  onType?: (text: string) => void
  /** Text entered earlier, without a chosen place. */
  initialText?: string
  error?: string | undefined
}

/**
 * A place field with suggestions. Before hydration it is a plain input that posts the entered text as
 * `pickup`, and the server resolves the place.
 */
export function PlaceField({
  name,
  id = name,
  label,
  chosenId,
  onChoose,
  onType,
  initialText = '',
  error,
}: PlaceFieldProps) {
  const { t } = useTranslation('home')
  const errorWords = useErrorWords()
  const { data: known } = useAllLocationQuery({ id: chosenId }, { skip: chosenId === '' })
  const chosen = placeOfId(known?.items, chosenId)
  const [text, setText] = useState(chosen ? placeText(chosen) : initialText)
  const [chosenText, setChosenText] = useState(chosen ? text : '')
  const [shownId, setShownId] = useState(chosen ? chosenId : '')
  const suggestions = usePlaceSuggestions(text === chosenText ? '' : text)

  // Fills in the name of a place that has only an id.
  useEffect(() => {
    if (!chosen || shownId === chosenId) return
    setText(placeText(chosen))
    setChosenText(placeText(chosen))
    setShownId(chosenId)
  }, [chosen, chosenId, shownId])

  const [isOpen, setOpen] = useState(false)
  const combobox = useCombobox({
    id,
    items: suggestions.items,
    isOpen,
    setOpen,
    // The best suggestion is chosen by Enter only when it matches the current text, never an older one.
    isFirstReady: text !== '' && text !== chosenText && !suggestions.waiting,
    onChoose(place) {
      setText(placeText(place))
      setChosenText(placeText(place))
      setShownId(place.id)
      onChoose(place.id)
    },
  })

  const search = (value: string) => {
    setText(value)
    combobox.open()
    if (chosenId !== '') onChoose('')
    onType?.(value)
    setShownId('')
  }
  const box = useRef<HTMLDivElement>(null)

  return (
    <div className="relative flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-ink-soft">
        {label}
      </label>
      <div
        ref={box}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
        className="relative"
      >
        <MapPin className="pointer-events-none absolute inset-s-3 top-3.5 size-5 text-ink-soft" />
        <input
          {...combobox.inputProps}
          // Selects only a chosen name, for replacement: React may fire focus after the first letter.
          onFocus={(event) => text === chosenText && event.currentTarget.select()}
          onChange={(event) => search(event.currentTarget.value)}
          value={text}
          name={name}
          type="text"
          placeholder={t('form.place_hint')}
          maxLength={80}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={classes(inputClasses, 'ps-10 pe-12 place-name text-ellipsis')}
        />
        <button
          type="button"
          aria-label={t('form.near_me')}
          title={t('form.near_me')}
          onClick={() =>
            suggestions.fetchNearby(
              () => isFocusIn(box.current) && combobox.open(),
              () => toast.warning(t('form.no_position')),
            )
          }
          className="absolute inset-e-0 top-0 flex size-12 items-center justify-center rounded-field text-ink-soft hover:text-coral-deep"
        >
          <LocateFixed className={classes('size-5', suggestions.locating && 'animate-pulse')} />
        </button>
        <input type="hidden" name={`${name}_id`} value={chosenId} readOnly />
        <input type="hidden" name={`${name}_name`} value={chosenText} readOnly />
      </div>
      <ul
        {...combobox.listProps}
        aria-label={label}
        className={classes(
          'absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded-card border border-line bg-paper py-1 text-ink shadow-floating md:min-w-md',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          suggestions.items.map((place, index) => (
            <PlaceOption
              key={place.id}
              icon={placeIcons[place.type]}
              name={place.name}
              detail={placeDetail(place)}
              iata={place.iata}
              isActive={index === combobox.active}
              {...combobox.optionProps(index)}
            />
          ))}
        {isOpen && suggestions.items.length === 0 && (
          <li role="presentation" className="px-4 py-3 text-sm text-ink-soft">
            {suggestions.waiting && t('form.looking')}
            {!suggestions.waiting && (suggestions.error ? errorWords(suggestions.error) : t('form.no_place'))}
          </li>
        )}
      </ul>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/** Suggests places for a text, for the position on request, and well-known places for empty text. */
function usePlaceSuggestions(text: string) {
  const search = useSettled(text.trim(), TYPING_PAUSE_MS)
  const [near, setNear] = useState<string | null>(null)
  const [locating, setLocating] = useState(false)
  const query = search !== '' ? { search } : near !== null ? { near } : {}
  const { currentData, error, isFetching } = useAllLocationQuery(query)
  const isTyping = search !== text.trim()

  const fetchNearby = (whenKnown: () => void, whenNot: () => void) => {
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setNear(`${coords.latitude.toFixed(5)},${coords.longitude.toFixed(5)}`)
        setLocating(false)
        whenKnown()
      },
      () => {
        setLocating(false)
        whenNot()
      },
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_MAX_AGE_MS },
    )
  }

  return {
    // Only results of the current text: Enter would choose an earlier text's result.
    items: (isTyping ? undefined : currentData)?.items.slice(0, 20) ?? NONE,
    waiting: isFetching || isTyping,
    error: isFetching || isTyping ? undefined : error,
    locating,
    fetchNearby,
  }
}

/** Debounces a value. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
