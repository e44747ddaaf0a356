import { useCallback, useEffect, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Switch } from '#ui/fields/checkbox.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { listKeyOf } from './list-key.ts'
import { MAIN_ACTION_SELECTOR } from './main-action.ts'

const KEYS = [
  { keys: ['Ctrl K', '⌘ K'], does: 'find' },
  { keys: ['J'], does: 'next' },
  { keys: ['K'], does: 'previous' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['E'], does: 'act' },
  { keys: ['X'], does: 'choose' },
  { keys: ['?'], does: 'help' },
] as const

/** Keyboard shortcuts of lists, with help at `?`; single-letter shortcuts can be disabled (WCAG 2.1.4). */
export function ListKeys() {
  const { t } = useTranslation('staff')
  const [isHelp, setHelp] = useState(false)
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(areKeysOn()), [])
  const showHelp = useCallback(() => setHelp(true), [])
  useListKeys({ isOn, onHelp: showHelp })
  return (
    <Dialog open={isHelp} onClose={() => setHelp(false)} title={t('keys.title')}>
      <dl className="flex flex-col gap-2 text-sm">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="grid grid-cols-[8rem_1fr] items-center gap-3">
            <dt dir="ltr" className="flex gap-2">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-field border border-line-strong px-2 py-0.5 font-sans text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('keys.letters')}
        hint={t('keys.letters_hint')}
        checked={isOn}
        onChange={(event) => {
          const { checked } = event.target
          setOn(checked)
          saveKeys(checked)
        }}
        className="mt-4"
      />
    </Dialog>
  )
}

/** Key in the browser's storage: `off` if the user disabled the shortcuts, for example because they dictate. */
const STORAGE_KEY = 'staff_keys'

/** Returns true if single-letter shortcuts are enabled in this browser (browser only). */
function areKeysOn(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    // Storage may be disabled.
    return true
  }
}

function saveKeys(isOn: boolean): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off')
  } catch {
    // The setting then lasts until the page is left.
  }
}

const ROWS = 'main tbody tr'
const TICK = 'input[type=checkbox]'
const TYPING = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]'

/**
 * Moves through the table rows by j and k, selects a row by x if possible, and runs its main action by e. Enter opens its
 * link.
 */
function useListKeys({ isOn, onHelp }: { isOn: boolean; onHelp: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const typing = target instanceof Element && target.closest(TYPING) !== null
      const key = listKeyOf(event, typing)
      // A dialog has its own keys.
      if (key === null || document.querySelector('[role=dialog]')) return
      if (key === 'help') onHelp()
      else if (!isOn) return
      else if (key === 'act') press(MAIN_ACTION_SELECTOR)
      else if (key === 'choose') press(TICK)
      else step(key === 'next' ? 1 : -1)
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn, onHelp])
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => focusable(row) !== null)
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const next = current < 0 ? (by > 0 ? 0 : rows.length - 1) : current + by
  const target = rows[next] && focusable(rows[next])
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}

function focusable(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href], button') ?? row.querySelector<HTMLElement>(TICK)
}

/** Clicks the first match in the focused row. */
function press(what: string): void {
  document.activeElement?.closest(ROWS)?.querySelector<HTMLElement>(what)?.click()
}
