import type { WidgetScheme } from '#domains/widget/widget-config.contract.ts'
import { attributeNames, givenByAttributes } from '../config/attributes.ts'
import { readConfig, type Given } from '../config/read-config.ts'
import type { FrameMessage } from '../messages/messages.ts'
import { mount, type Mounted } from './mount.ts'
import { eventName, GLOBAL, TAG } from './names.ts'

/** What happened in a widget, as callbacks are told; the page hears the same as DOM events. */
export type WidgetEvent = Exclude<FrameMessage, { type: 'navigate' | 'close' }>

/** The element, as the page's scripts know it. */
export type WidgetElement = HTMLElement & Mounted & { config: Given }

const warned = new Set<string>()

/** Names a fault in the console, once. */
export function warn(fault: string): void {
  if (warned.has(fault)) return
  warned.add(fault)
  console.warn(`${GLOBAL}: ${fault}`)
}

/** Defines the element; `from` is the origin of its frames where the page names none. */
export function defineElement(from: string): void {
  class Booking extends HTMLElement {
    static observedAttributes = attributeNames()

    #root = this.attachShadow({ mode: 'open' })
    #given: Given = {}
    #life: AbortController | undefined
    #mounted: Mounted | undefined
    #changing = false

    get config(): Given {
      return this.#given
    }

    /** Fields as an object; attributes go before them, and both before the page's `…BookingConfig`. */
    set config(given: Given) {
      this.#given = given
      this.#change()
    }

    connectedCallback(): void {
      // Set before this class was known.
      if (Object.hasOwn(this, 'config')) {
        this.#given = this.config
        Reflect.deleteProperty(this, 'config')
      }
      this.#begin()
    }

    disconnectedCallback(): void {
      this.#life?.abort()
      this.#life = undefined
      this.#root.replaceChildren()
    }

    /** Moved by `moveBefore`, which leaves the frame as it is. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before !== after) this.#change()
    }

    open(opener?: HTMLElement): void {
      this.#mounted?.open(opener)
    }

    close(): void {
      this.#mounted?.close()
    }

    preload(): void {
      this.#mounted?.preload()
    }

    /** Begins anew once for all changes that come together. */
    #change(): void {
      if (!this.#life || this.#changing) return
      this.#changing = true
      queueMicrotask(() => {
        this.#changing = false
        if (this.#life) this.#begin()
      })
    }

    #begin(): void {
      this.#life?.abort()
      this.#life = new AbortController()
      const given: Given = {
        ...(window as unknown as Record<string, Given | undefined>)[`${GLOBAL}Config`],
        ...this.#given,
        ...givenByAttributes(this.attributes),
      }
      const { config, faults } = readConfig(given)
      for (const fault of faults) warn(fault)
      this.#mounted = mount({
        root: this.#root,
        config,
        scheme: config.scheme === 'auto' ? schemeAround(this) : config.scheme,
        from,
        signal: this.#life.signal,
        warn,
        tell: (message) => this.#tell(message, given['onEvent']),
      })
    }

    #tell({ type, ...detail }: FrameMessage, onEvent: unknown): void {
      this.dispatchEvent(new CustomEvent(eventName(type), { detail, bubbles: true, composed: true }))
      if (typeof onEvent === 'function') queueMicrotask(() => void onEvent({ type, ...detail }))
    }
  }
  customElements.define(TAG, Booking)
}

/** The colours of the page: the visitor's choice only where the page follows it too. */
function schemeAround(element: Element): WidgetScheme {
  const scheme = getComputedStyle(element).colorScheme
  if (!scheme.includes('dark')) return 'light'
  return scheme.includes('light') ? 'auto' : 'dark'
}
