/** How long a navigation in the browser waits for data before the page shows with its placeholders. */
const PATIENCE_MS = 300

/**
 * Waits for a preload a moment only. What it throws in time is thrown (a redirect, a 404); a redirect that
 * comes later is followed as a visit; any other late fault shows in the page, which reads the same query.
 */
export async function settleSoon(asked: Promise<unknown>): Promise<void> {
  let late = false
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)).then(() => {
    late = true
    return undefined
  })
  const watched = asked.then(
    () => undefined,
    (fault: unknown) => {
      if (!late) throw fault
      const location = fault instanceof Response ? fault.headers.get('location') : null
      if (location) window.location.assign(location)
    },
  )
  await Promise.race([watched, patience])
}
