import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from './field.tsx'

export type RadioCard = {
  value: string
  label: ReactNode
  note?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

type RadioCardsProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'ref' | 'type' | 'children'
> & {
  legend: ReactNode
  options: readonly RadioCard[]
  value?: string | undefined
  defaultValue?: string | undefined
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/**
 * Radio buttons as cards; `end` is shown at the end of a card's line (a price). Native radios underneath. On small screens
 * a note is as wide as the card, below that line.
 */
export function RadioCards({
  legend,
  options,
  value,
  defaultValue,
  error,
  className,
  name,
  ...props
}: RadioCardsProps) {
  const id = useId()
  return (
    <fieldset className={classes('min-w-0', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-xs font-medium text-ink-soft">{legend}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-3 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-y-0 rounded-card border border-line-strong bg-paper px-4 py-3 text-sm has-checked:border-coral-deep has-checked:bg-coral-wash has-checked:ring-1 has-checked:ring-coral-deep has-disabled:opacity-60 has-focus-visible:focus-ring"
          >
            <input
              {...props}
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              className="tick size-5 shrink-0 focus-visible:outline-none"
            />
            <span className="min-w-0 grow max-sm:contents">
              <span className="block font-medium">{option.label}</span>
              {option.note && (
                <span className="block text-xs text-ink-soft max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
                  {option.note}
                </span>
              )}
            </span>
            {option.end && (
              <span className="shrink-0 tabular max-sm:col-start-3 max-sm:row-start-1">{option.end}</span>
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
