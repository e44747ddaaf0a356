const SENT = 'sent'
/** Format of the API's numbers; other text in a URL is not shown as one. */
const NUMBER = /^E-\d{4}-\d{4}$/

/** The query of a form's address once its enquiry has been accepted. */
export function sentQuery(number: string): string {
  return `?${new URLSearchParams({ [SENT]: number })}`
}

/** The number of the enquiry just sent; null while the form is to be filled in. */
export function sentNumber(query: URLSearchParams): string | null {
  const number = query.get(SENT)
  return number !== null && NUMBER.test(number) ? number : null
}
