import { createElement, lazy, useState, type ComponentType } from 'react'

/** Interval between checks whether the connection is restored. */
const RETRY_MS = 2000

/**
 * Calls `source` once, also when it failed: browsers cache a failed module for the document's lifetime
 * (https://github.com/whatwg/html/issues/6768), and the build's loader counts a style sheet as loaded. A retry would
 * never load the code, or load it unstyled.
 */
export function once<Loaded>(source: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => (loading ??= source())
}

/**
 * Code outside the pages that loads `whenNeeded`, or `ahead` of that. If loading failed, for example
 * offline, the caller of `whenNeeded` waits until the connection is restored; then the document is reloaded.
 */
export function lazyModule<Loaded>(source: () => Promise<Loaded>) {
  let loaded: Loaded | undefined
  const load = once(async () => (loaded = await source()))
  return {
    whenNeeded: once(() => load().catch(reloadDocument)),
    ahead(): void {
      // `whenNeeded` handles the failure.
      load().catch(() => undefined)
    },
    loaded: () => loaded,
  }
}

type LazyModule<Loaded> = Pick<ReturnType<typeof lazyModule<Loaded>>, 'whenNeeded' | 'loaded'>

/**
 * Returns a component whose code loads later, in a `Suspense`. If the code is already loaded, it renders at
 * once: React keeps a fallback for 300 ms, even if it could be replaced earlier.
 */
export function lazyComponent<Loaded, Props extends object>(
  code: LazyModule<Loaded>,
  partOf: (loaded: Loaded) => ComponentType<Props>,
): ComponentType<Props> {
  const Awaited = lazy(async () => ({ default: partOf(await code.whenNeeded()) }))
  return function LazyComponent(props: Props) {
    // The first one stays: another would lose the input.
    const [Part] = useState<ComponentType<Props>>(() => {
      const loaded = code.loaded()
      return loaded === undefined ? Awaited : partOf(loaded)
    })
    return createElement(Part, props)
  }
}

/**
 * Returns a part of the page that is not in the first script, for its own `Suspense`: the server has rendered
 * it, and it hydrates once its code has loaded. If loading failed, it stays as it is.
 */
export function lazyHydrated<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => new Promise<never>(() => undefined),
    ),
  )
}

/** Rethrows in a document that was already reloaded, to avoid a reload loop. */
async function reloadDocument(fault: unknown): Promise<never> {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'reload') throw fault
  while (!(await serverAnswers())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  window.location.reload()
  return new Promise(() => undefined)
}

function serverAnswers(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
