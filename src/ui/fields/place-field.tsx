import { MapPin, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { useCombobox, type OptionProps } from '../combobox/use-combobox.ts'
import { FieldError, fieldIds } from './field.tsx'
import { inputClasses } from './input-classes.ts'

type PlaceFieldProps<Place> = Pick<
  ComponentProps<'input'>,
  'name' | 'placeholder' | 'maxLength' | 'onFocus'
> & {
  id: string
  label: string
  icon?: LucideIcon | undefined
  /** Text of the input: as entered, or of the chosen place. */
  text: string
  /** True if the text is of a chosen place: on focus it is selected, so that typing replaces it. */
  isChosen: boolean
  onType: (text: string) => void
  /** Suggestions for the text; none while they load, so that Enter never chooses one of an earlier text. */
  items: readonly Place[]
  /** True if Enter chooses the first suggestion. */
  isFirstReady: boolean
  onChoose: (place: Place) => void
  renderOption: (place: Place, option: OptionProps) => ReactNode
  /** Announced while the list is open, and shown in its place while it is empty. */
  status: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Size of the list. */
  listClassName: string
  error?: ReactNode
  /** Button at the end of the input, such as one that clears it. */
  button?: ComponentProps<'button'> | undefined
  /** Buttons next to the label. */
  actions?: ReactNode
  className?: string | undefined
  /** Content below the error. */
  children?: ReactNode
}

/** A place field with suggestions. */
export function PlaceField<Place>({
  id,
  label,
  icon: Icon = MapPin,
  text,
  isChosen,
  onType,
  items,
  isFirstReady,
  onChoose,
  renderOption,
  status,
  isOpen,
  setOpen,
  listClassName,
  error,
  button,
  actions,
  className,
  children,
  onFocus,
  ...input
}: PlaceFieldProps<Place>) {
  const combobox = useCombobox({ id, items, isOpen, setOpen, isFirstReady, onChoose })
  const isEmpty = items.length === 0
  const popover = classes(
    'absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-paper text-ink shadow-floating',
    listClassName,
  )
  return (
    <div className={classes('relative flex min-w-0 flex-col gap-1', className)}>
      <div className="flex items-end justify-between gap-2">
        <label htmlFor={id} className="text-xs font-medium text-ink-soft">
          {label}
        </label>
        {actions}
      </div>
      <div
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
        className="relative"
      >
        <Icon
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-3 top-3.5 size-5 text-ink-soft"
        />
        <input
          {...input}
          {...combobox.inputProps}
          {...fieldIds(id, { error })}
          type="text"
          value={text}
          onFocus={(event) => {
            // Not other text: React may fire focus after the first letter.
            if (isChosen) event.currentTarget.select()
            onFocus?.(event)
          }}
          onChange={(event) => {
            onType(event.currentTarget.value)
            combobox.open()
          }}
          className={classes(inputClasses, 'ps-10 place-name text-ellipsis', button && 'pe-12')}
        />
        {button && (
          <button
            type="button"
            {...button}
            className="absolute inset-e-0 top-0 flex size-12 items-center justify-center rounded-field text-ink-soft hover:text-coral-deep"
          />
        )}
      </div>
      <ul
        {...combobox.listProps}
        aria-label={label}
        className={classes(popover, 'overflow-y-auto py-1', (!isOpen || isEmpty) && 'hidden')}
      >
        {isOpen && items.map((place, index) => renderOption(place, combobox.optionProps(index)))}
      </ul>
      <p
        role="status"
        className={isOpen && isEmpty ? classes(popover, 'px-4 py-4 text-sm text-ink-soft') : 'sr-only'}
      >
        {isOpen && status}
      </p>
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </div>
  )
}
