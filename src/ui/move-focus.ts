/** Moves the focus from `box` to `target`, unless the user has moved it elsewhere. */
export function moveFocus(box: Element | null, target: HTMLElement | null | undefined): void {
  if (isFocusIn(box)) target?.focus()
}

/** If the focused element was removed, the body has the focus. */
export function isFocusIn(box: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || box?.contains(activeElement) === true
}
