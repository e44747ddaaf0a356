/** How long a navigation in the browser waits for data before the page shows its placeholders. */
const PATIENCE_MS = 300

/** `href` without its fragment; `rest`: what else the page cannot be shown without. */
type Page = { href: string; rest: Promise<unknown> }

/**
 * Waits briefly for a page's preload. What it throws in time is rethrown (a redirect, a 404). A later redirect is
 * followed as a visit, unless the visitor has left the page by then; any other late failure shows in the page, which
 * reads the same query.
 */
export async function settleWithin(asked: Promise<unknown>, { href, rest }: Page): Promise<void> {
  let late = false
  const moment = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const patience = Promise.all([moment, rest]).then(() => {
    late = true
    return undefined
  })
  const watched = asked.then(
    () => undefined,
    (fault: unknown) => {
      if (!late) throw fault
      const location = fault instanceof Response ? fault.headers.get('location') : null
      const stillHere = window.location.href.split('#')[0] === href
      if (location && stillHere) window.location.assign(location)
    },
  )
  await Promise.race([watched, patience])
}
