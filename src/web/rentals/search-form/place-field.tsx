import { Building2, LocateFixed, type LucideIcon, Plane, Store } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useAllLocationQuery } from '../rentals.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { classes } from '#ui/classes.ts'
import { PlaceField as BasePlaceField } from '#ui/fields/place-field.tsx'
import { isFocusIn } from '#ui/move-focus.ts'
import { PlaceOption } from '#ui/place-option.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { placeDetail, placeOfId, placeText } from './place-words.ts'
import type { Location } from '#domains/rentals/locations/location.contract.ts'

/** Specification §9. */
const POSITION_TIMEOUT_MS = 5000
const POSITION_MAX_AGE_MS = 60_000

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
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className="min-w-0">
      <BasePlaceField
        id={id}
        name={name}
        label={label}
        placeholder={t('form.place_hint')}
        maxLength={80}
        text={text}
        isChosen={text === chosenText}
        onType={enter}
        items={suggestions.items}
        // The best suggestion is chosen by Enter only when it matches the current text, never an older one.
        isFirstReady={text !== '' && text !== chosenText && !suggestions.waiting}
        onChoose={choose}
        renderOption={(place, option) => (
          <PlaceOption
            key={place.id}
            {...option}
            icon={placeIcons[place.type]}
            name={place.name}
            detail={placeDetail(place)}
            iata={place.iata}
          />
        )}
        status={statusOf()}
        isOpen={isOpen}
        setOpen={setOpen}
        listClassName="max-h-96 md:min-w-md"
        error={error}
        button={{
          'aria-label': t('form.near_me'),
          title: t('form.near_me'),
          onClick: () =>
            suggestions.fetchNearby(
              () => isFocusIn(box.current) && setOpen(true),
              () => toast.warning(t('form.no_position')),
            ),
          children: <LocateFixed className={classes('size-5', suggestions.locating && 'animate-pulse')} />,
        }}
      />
      <input type="hidden" name={`${name}_id`} value={chosenId} readOnly />
      <input type="hidden" name={`${name}_name`} value={chosenText} readOnly />
    </div>
  )

  function enter(value: string) {
    setText(value)
    if (chosenId !== '') onChoose('')
    onType?.(value)
    setShownId('')
  }

  function choose(place: Location) {
    setText(placeText(place))
    setChosenText(placeText(place))
    setShownId(place.id)
    onChoose(place.id)
  }

  function statusOf(): string {
    if (suggestions.waiting) return t('form.looking')
    if (suggestions.error) return errorWords(suggestions.error)
    return suggestions.items.length === 0 ? t('form.no_place') : ''
  }
}

/** Suggests places for a text, for the position on request, and well-known places for empty text. */
function usePlaceSuggestions(text: string) {
  const search = useSettled(text.trim())
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
