import { Star } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { FieldError } from '#ui/fields/field.tsx'

const STARS = [1, 2, 3, 4, 5] as const

type StarFieldProps = {
  /** Prefix of its stars' ids, followed by their number, and its own. */
  id: string
  /** Field name in a natively submitted form. */
  name?: string
  legend: ReactNode
  value: number | null
  onChange: (score: number) => void
  error?: ReactNode
  small?: boolean
}

/** One to five stars, native radio buttons underneath, with the meaning of the selected number. */
export function StarField({ id, name, legend, value, onChange, error, small = false }: StarFieldProps) {
  const { t } = useTranslation('rating')
  const ownName = useId()
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0 outline-none"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={classes(small ? 'text-sm' : 'text-xs font-medium text-ink-soft')}>{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {STARS.map((score) => (
            <label
              key={score}
              className="flex size-12 items-center justify-center rounded-field noscript:has-checked:bg-sand-deep has-focus-visible:focus-ring"
            >
              <input
                type="radio"
                id={`${id}-${score}`}
                name={name ?? ownName}
                value={score}
                checked={value === score}
                onChange={() => onChange(score)}
                aria-label={t('star_of', { score, meaning: t(`meaning.${score}`) })}
                className="sr-only"
              />
              <StarShape full={value !== null && score <= value} small={small} />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm text-ink-soft">
          {value !== null && t(`meaning.${value}`)}
        </span>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

/** A rating in stars, read-only. */
export function ReadOnlyStars({ score }: { score: number }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5">
      {STARS.map((star) => (
        <StarShape key={star} full={star <= score} small />
      ))}
    </span>
  )
}

function StarShape({ full, small }: { full: boolean; small: boolean }) {
  return (
    <Star
      strokeWidth={1.5}
      className={classes(
        small ? 'size-6' : 'size-8',
        full ? 'fill-coral text-coral-deep' : 'fill-transparent text-ink-soft',
      )}
    />
  )
}
