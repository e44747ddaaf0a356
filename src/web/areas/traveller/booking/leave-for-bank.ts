/** Between the press that leads to the bank and the bank's page, this page lives on for a moment. */
let leaving = false

/** Leads to the page of the card's bank. */
export function leaveForBank(url: string): void {
  leaving = true
  window.location.assign(url)
}

/** Whether the reader is on the way to the bank, and so is not back from it. */
export function isLeavingForBank(): boolean {
  return leaving
}

/** The browser shows the page again as it was kept. */
export function backFromBank(): void {
  leaving = false
}
