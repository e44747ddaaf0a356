/** Moves the focus on from `box`, unless the reader has taken it elsewhere meanwhile. */
export function moveFocus(box: Element | null, target: HTMLElement | null | undefined): void {
  if (isFocusIn(box)) target?.focus()
}

/** What had the focus may have gone from the page: then the body has it. */
export function isFocusIn(box: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || box?.contains(activeElement) === true
}
