import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/** Attributes of an option in its list. */
export type OptionProps = ReturnType<ReturnType<typeof useCombobox>['optionProps']>

type Combobox<Item> = {
  id: string
  items: readonly Item[]
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** True if the first item is the one that Enter chooses. */
  isFirstReady: boolean
  onChoose: (item: Item) => void
}

/**
 * Returns the keys and roles of an editable combobox with a list (WAI-ARIA practices): the focus stays in the
 * input, which names the active option, and leaving by Tab chooses it. Custom because downshift is 12 kB:
 * half of the budget of a widget tab, and a fourteenth of the site's first script.
 */
export function useCombobox<Item>({ id, items, isOpen, setOpen, isFirstReady, onChoose }: Combobox<Item>) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const usual = isFirstReady && items.length > 0 ? 0 : -1
  const active = isOpen ? Math.min(moved ?? usual, items.length - 1) : -1

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const open = () => {
    setOpen(true)
    setMoved(null)
  }
  const close = () => {
    setOpen(false)
    setMoved(null)
  }
  const choose = (item: Item) => {
    close()
    onChoose(item)
  }
  const move = (to: number) => {
    if (!isOpen) return open()
    const count = items.length
    // Rendered synchronously: the next key press must start from this option.
    if (count > 0) flushSync(() => setMoved((to + count) % count))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const chosen = isOpen ? items[active] : undefined
    if (key === 'Tab') {
      if (chosen !== undefined) choose(chosen)
      return
    }
    if (key === 'ArrowDown') move(active + 1)
    else if (key === 'ArrowUp') move(active < 0 ? items.length - 1 : active - 1)
    else if (key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    active,
    open,
    inputProps: {
      id,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onKeyDown,
      onClick: open,
      onBlur: close,
    },
    listProps: { ref: list, id: listId, role: 'listbox' },
    optionProps: (index: number) => {
      const item = items[index]
      return {
        id: `${listId}-${index}`,
        role: 'option',
        'aria-selected': index === active,
        // The input keeps the focus.
        onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onClick: () => item !== undefined && choose(item),
        onMouseMove: () => index !== active && setMoved(index),
      }
    },
  } as const
}
