const SENT = 'sent'
/** Format of the API's numbers; other text in a URL is not shown as one. */
const NUMBER = /^E-\d{4}-\d{4}$/

/** Returns the query of a form's address once its enquiry has been accepted. */
export function sentQuery(number: string): string {
  return `?${new URLSearchParams({ [SENT]: number })}`
}

/** Returns the number of the enquiry just sent; null before that. */
export function sentNumber(query: URLSearchParams): string | null {
  const number = query.get(SENT)
  return number !== null && NUMBER.test(number) ? number : null
}
