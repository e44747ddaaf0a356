import { createElement, useEffect, useRef, type ReactElement } from 'react'
import { PAGE_EVENTS } from '../messages/page-events.ts'
import { reservedPlace } from '../snippets/reserved-place.ts'
import type { BookingConfig, BookingEvent, BookingProps } from './package/index.d.ts'

/** The build replaces both: the product's slug, and the default address of the package. */
const SLUG = '__PRODUCT__'
const HOME = '__HOME__'

/**
 * The widget's element with its configuration as attributes, which the server renders as well; the loader
 * activates it. An element restarts at each attribute that changes: if several change together, a new element
 * starts once.
 */
export function BookingWidget({ config, onEvent }: BookingProps): ReactElement {
  const attributes = attributesOf(config)
  return createElement(BookingElement, { key: keyOf(attributes), config, attributes, onEvent })
}

type Attributes = Record<string, string>
type ElementProps = { config: BookingConfig; attributes: Attributes; onEvent: BookingProps['onEvent'] }

function BookingElement({ config, attributes, onEvent }: ElementProps): ReactElement {
  const element = useRef<HTMLElement>(null)
  const latest = useRef(onEvent)
  const home = originOf(config.baseUrl || HOME)

  useEffect(() => {
    latest.current = onEvent
  })

  useEffect(() => {
    const listening = new AbortController()
    const notify = (event: Event) => latest.current?.((event as CustomEvent<BookingEvent>).detail)
    for (const type of PAGE_EVENTS)
      element.current?.addEventListener(`${SLUG}:${type}`, notify, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  useEffect(() => load(home), [home])

  // oxlint-disable-next-line react/refs -- it is handed on, not read
  return createElement(`${SLUG}-booking`, { ref: element, ...attributes }, ...blanksIn(config))
}

/** Excludes attributes that an element follows without a restart, and those that only prefill it. */
function keyOf(attributes: Attributes): string {
  return JSON.stringify(
    Object.entries(attributes).filter(
      ([name]) => !/^(prefill|primary|scheme|width|margin|language)/.test(name),
    ),
  )
}

function blanksIn({ mode, asWebPage, marginTop = '' }: BookingConfig): ReactElement[] {
  return reservedPlace({ mode: mode || 'inline', asWebPage: String(asWebPage) === 'true', marginTop }).map(
    (blank) => createElement('svg', blank),
  )
}

function attributesOf({ prefill, metadata, ...fields }: BookingConfig): Attributes {
  const all = Object.entries({
    ...fields,
    ...(metadata && { metadata: JSON.stringify(metadata) }),
    ...Object.fromEntries(Object.entries(prefill ?? {}).map(([name, value]) => [`prefill-${name}`, value])),
  })
  return Object.fromEntries(
    all.flatMap(([field, value]) =>
      value === undefined
        ? []
        : [[field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), String(value)]],
    ),
  )
}

/** Loads the script once; without an address the page must load it. */
function load(home: string | undefined): void {
  const src = home && `${home}/widget/v1/loader.js`
  if (!src || [...document.scripts].some((script) => script.src === src)) return
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
