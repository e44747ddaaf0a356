/** True between the click and the bank's page, while this page is still loaded. */
let leaving = false

/** Navigates to the page of the card's bank. */
export function goToBank(url: string): void {
  leaving = true
  window.location.assign(url)
}

/** Returns true if the visitor is on the way to the bank, and so has not returned from it. */
export function isLeavingForBank(): boolean {
  return leaving
}

/** Handles a page restored from the browser's back/forward cache. */
export function backFromBank(): void {
  leaving = false
}
