import { useState } from 'react'
import type { Money } from '#kernel/money.ts'

type CustomAmountProps = {
  name: string
  label: string
  currency: string
  /** The limit that is chosen; one in another currency leaves the field empty. */
  limit: Money | undefined
  placeholder?: string | undefined
  onLimit: (limit: Money | undefined) => void
}

/** A limit of the visitor's own, in whole units; it takes effect with Enter, or when the field is left. */
export function CustomAmount({ name, label, currency, limit, placeholder, onLimit }: CustomAmountProps) {
  const shown = limit?.currency === currency ? `${Math.round(limit.amount / 100)}` : ''
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  // Unsaved input applies until the limit changes elsewhere.
  const text = draft?.over === shown ? draft.text : shown
  const take = () => {
    if (text === shown) return
    const units = /^\d{1,7}/.exec(text)?.[0]
    onLimit(units === undefined ? undefined : { amount: Number(units) * 100, currency })
  }
  return (
    <label className="own-amount">
      <span>{label}</span>
      <span>
        <bdi>{currency}</bdi>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={9_999_999}
          step={1}
          name={name}
          value={text}
          placeholder={placeholder}
          onChange={(event) => setDraft({ text: event.target.value, over: shown })}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            take()
          }}
          className="filter-field"
        />
      </span>
    </label>
  )
}
