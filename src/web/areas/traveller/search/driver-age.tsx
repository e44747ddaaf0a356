import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

type DriverAgeProps = { age: number; onAge: (age: number) => void }

/** The age that suppliers price the cars for; another one takes effect with Enter, or when the field is left. */
export function DriverAge({ age, onAge }: DriverAgeProps) {
  const { t } = useTranslation('search')
  const [typed, setTyped] = useState<{ text: string; over: number } | null>(null)
  // What was typed counts until the age changes otherwise.
  const text = typed?.over === age ? typed.text : `${age}`
  const take = (field: HTMLInputElement) => {
    if (field.value === '' || !field.validity.valid) setTyped(null)
    else if (field.valueAsNumber !== age) onAge(field.valueAsNumber)
  }
  return (
    <label className="own-amount">
      <span>{t('age')}</span>
      <span>
        <input
          type="number"
          inputMode="numeric"
          min={18}
          max={99}
          name="driver_age"
          value={text}
          onChange={(event) => setTyped({ text: event.target.value, over: age })}
          onBlur={(event) => take(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            take(event.currentTarget)
          }}
          className="filter-field"
        />
      </span>
    </label>
  )
}
