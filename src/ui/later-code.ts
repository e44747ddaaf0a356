/** How often the server is asked whether the line is back. */
const LOOK_AGAIN_MS = 2000

/**
 * Asks once, also when it failed: browsers have kept a module that did not come as failed for as long as the document
 * lives (https://github.com/whatwg/html/issues/6768), and the build's loader keeps a style sheet as there. So asking
 * again would bring the code never or undressed.
 */
export function once<Loaded>(source: () => Promise<Loaded>): () => Promise<Loaded> {
  let asked: Promise<Loaded> | undefined
  return () => (asked ??= source())
}

/**
 * Code that is no page and comes when it is wanted, or `ahead` of that. When it did not come, say with the line lost,
 * who wants it waits until the line is back; then the document is loaded anew.
 */
export function laterCode<Loaded>(source: () => Promise<Loaded>) {
  const load = once(source)
  return {
    wanted: once(() => load().catch(loadAnew)),
    ahead(): void {
      // Whether it came shows when it is wanted.
      load().catch(() => undefined)
    },
  }
}

/** Fails in a document that was loaded anew already: loading it again and again would help nobody. */
async function loadAnew(fault: unknown): Promise<never> {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'reload') throw fault
  while (!(await serverAnswers())) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  window.location.reload()
  return new Promise(() => undefined)
}

function serverAnswers(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
