import { useId, type ReactNode } from 'react'

type SegmentsProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between two or three, side by side. Native radios underneath. */
export function Segments<Value extends string>({ legend, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex rounded-field bg-sand-deep p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-10 min-w-0 grow basis-0 items-center justify-center rounded-[6px] px-2 py-1 text-center text-xs leading-tight font-semibold text-ink-soft transition-colors duration-150 has-checked:stands-out has-checked:bg-paper has-checked:text-coral-deep has-checked:shadow-[0_1px_3px_rgb(16_32_31/0.16)] has-focus-visible:focus-ring min-[480px]:text-sm"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
